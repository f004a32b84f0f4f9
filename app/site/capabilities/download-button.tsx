import { capabilities } from "../../../content/capabilities.ts";

const { href, label } = capabilities.pdf;

export function DownloadButton({ look }: { look: "button-primary" | "button-outline" }) {
  return (
    <a className={`button button-large ${look}`} href={href} type="application/pdf" download>
      {label}
    </a>
  );
}
