import type { ReactNode } from "react";

type Props = {
  id: string;
  heading: string;
  text: ReactNode;
  children: ReactNode;
};

export function SettingsSection({ id, heading, text, children }: Props) {
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1} className="text-title-2">
          {heading}
        </h2>
        <p>{text}</p>
      </div>
      <div className="settings-content">{children}</div>
    </section>
  );
}
