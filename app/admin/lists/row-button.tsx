import { useHandOverFocus } from "../../ui/return-focus.ts";

type Props = {
  label: string;
  about: string;
  kind?: "primary" | "quiet";
  onPress: () => void;
};

export function RowButton({ label, about, kind = "quiet", onPress }: Props) {
  return (
    <button
      ref={useHandOverFocus<HTMLButtonElement>()}
      type="button"
      className={`button button-${kind}`}
      onClick={onPress}
    >
      {label}
      <span className="sr-only"> {about}</span>
    </button>
  );
}
