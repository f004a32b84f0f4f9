import type { Tool } from "../../../content/tools.ts";
import { toolButton, type ToolButton, type Visitor } from "./tool-button.ts";

/** The face each visitor sees; see the faces in `account-controls.css`. */
const faces: [visitor: Visitor, face: string][] = [
  ["anonymous", "signed-out"],
  ["free", "plan-free"],
  ["paid", "plan-paid"],
];

function Button({ label, href, describedBy }: ToolButton & { describedBy: string }) {
  return href ? (
    <a className="button button-primary" href={href} aria-describedby={describedBy}>
      {label}
    </a>
  ) : (
    <button type="button" className="button" disabled aria-describedby={describedBy}>
      {label}
    </button>
  );
}

export function ToolAction({ tool }: { tool: Tool }) {
  const forAll = toolButton(tool, "loading");
  if (forAll) return <Button {...forAll} describedBy={tool.id} />;
  return (
    <div className="faces">
      {faces.map(([visitor, face]) => {
        const button = toolButton(tool, visitor);
        return button ? (
          <div key={visitor} className={face}>
            <Button {...button} describedBy={tool.id} />
          </div>
        ) : null;
      })}
    </div>
  );
}
