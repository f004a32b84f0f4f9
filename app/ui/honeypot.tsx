import type { Ref } from "react";

export function Honeypot({ id, ref }: { id: string; ref: Ref<HTMLInputElement> }) {
  return (
    <p className="honeypot" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input ref={ref} id={id} name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
