import { SettingsSection } from "./settings-section.tsx";

export function OwnData() {
  return (
    <SettingsSection
      id="data"
      heading="Your data"
      text="Everything we store about you, in one file that people and programs can read."
    >
      <p>
        <a className="button button-quiet" href="/api/account/export" download="my-data.json">
          Download my data
        </a>
      </p>
      <p className="hint">A JSON file: profile, requests, messages, sessions and passkey names.</p>
    </SettingsSection>
  );
}
