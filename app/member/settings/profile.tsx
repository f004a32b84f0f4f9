import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { ProfileForm } from "./profile-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

export function Profile({ member }: { member: CurrentUser }) {
  return (
    <SettingsSection
      id="profile"
      heading="Profile"
      text={`How we address you, and who our consultants see. You sign in as ${member.email}.`}
    >
      <PhotoForm member={member} />
      <ProfileForm member={member} />
    </SettingsSection>
  );
}
