import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { type CurrentUser, maxPhotoBytes } from "../../../domain/accounts/schema.ts";
import { megabytes, pictureTypes } from "../../../domain/fields/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { pictureProblem } from "../../ui/picture-problem.ts";
import { toast } from "../../ui/toast-store.ts";
import { MemberPhoto } from "../member-photo.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";
import { readPreview } from "./read-preview.ts";
import { sayFailure, unchanged } from "./say-failure.ts";
import { uploadPhoto } from "./upload-photo.ts";

type Chosen = { file: File; preview: string };

export function PhotoForm({ member }: { member: CurrentUser }) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState("");
  const [share, setShare] = useState(0);

  function keep(changed: CurrentUser) {
    queries.setQueryData(currentUserQuery.queryKey, changed);
    leave();
  }
  function leave() {
    setChosen(null);
    setShare(0);
    setProblem("");
    // So that the same file can be chosen again, and the keyboard continues from here.
    if (input.current) input.current.value = "";
    input.current?.focus();
  }
  const upload = useMemberMutation({
    mutationFn: (file: File) => uploadPhoto(file, setShare),
    onSuccess: (changed) => {
      keep(changed);
      toast({ title: "Photo saved" });
    },
    onError: (error) => {
      setShare(0);
      setProblem(
        error instanceof RequestError && error.said
          ? error.said
          : "The photo was not uploaded. Check your connection and try again.",
      );
    },
  });
  const remove = useMemberMutation({
    mutationFn: async (): Promise<CurrentUser> =>
      (await request("DELETE", "/api/account/photo")).json(),
    onSuccess: (changed) => {
      keep(changed);
      toast({ title: "Photo removed" });
    },
    onError: (error) => {
      sayFailure("Your photo was not removed")(error);
      setProblem(failureText(error, unchanged));
    },
  });

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const refusal = pictureProblem(file, maxPhotoBytes);
    setProblem(refusal ?? "");
    setChosen(refusal ? null : { file, preview: await readPreview(file) });
  }

  return (
    <div className="photo-form">
      <MemberPhoto address={chosen?.preview ?? member.profileImageUrl} size="huge" />
      <div>
        <div className="actions">
          <label className="button button-quiet">
            {member.profileImageUrl || chosen ? "Choose another photo" : "Choose a photo"}
            <input
              ref={input}
              className="sr-only"
              type="file"
              accept={pictureTypes.join(",")}
              aria-describedby="photo-hint"
              aria-disabled={upload.isPending}
              onClick={(event) => {
                // A disabled field could not take the focus back.
                if (upload.isPending) event.preventDefault();
              }}
              onChange={(event) => void choose(event)}
            />
          </label>
          {chosen ? (
            <>
              <button
                type="button"
                className="button button-primary"
                aria-disabled={upload.isPending}
                onClick={() => {
                  setProblem("");
                  if (!upload.isPending) upload.mutate(chosen.file);
                }}
              >
                {upload.isPending ? "Uploading..." : "Save photo"}
              </button>
              {upload.isPending ? null : (
                <button type="button" className="button button-quiet" onClick={leave}>
                  Cancel
                </button>
              )}
            </>
          ) : member.profileImageUrl ? (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={remove.isPending}
              onClick={() => {
                setProblem("");
                remove.mutate();
              }}
            >
              {remove.isPending ? "Removing..." : "Remove photo"}
            </button>
          ) : null}
        </div>
        {upload.isPending ? (
          <progress className="upload-progress" aria-label="Upload" max={1} value={share} />
        ) : null}
        {problem ? (
          <p className="field-error" role="alert">
            {problem}
          </p>
        ) : null}
        <p id="photo-hint" className="hint">
          PNG, JPEG, WebP or AVIF, up to {megabytes(maxPhotoBytes)}. We keep a square crop of it,
          without location or camera details.
        </p>
      </div>
    </div>
  );
}
