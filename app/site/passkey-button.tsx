/** Shown by its script where the browser can use passkeys; before that there is nothing to press. */
export function PasskeyButton({
  label,
  returnTo,
  register = false,
  quiet = false,
}: {
  label: string;
  returnTo?: string;
  /** Makes a new passkey rather than using one. */
  register?: boolean;
  quiet?: boolean;
}) {
  return (
    <div
      className="passkey"
      data-passkey={register ? "register" : "sign-in"}
      data-return-to={returnTo}
      hidden
    >
      <button
        type="button"
        className={`button button-large ${quiet ? "button-quiet" : "button-primary"}`}
      >
        {label}
      </button>
      <p className="form-problem" role="alert" hidden />
    </div>
  );
}
