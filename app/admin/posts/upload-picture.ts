import { RequestError } from "../../api-client/api-fetch.ts";

export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"];
const maxBytes = 8 * 1024 * 1024;

export type UploadedPicture = { path: string; width: number; height: number };

/** Pictures among pasted things. Office programs add a picture of the words one copied: then words are meant. */
export function pastedPictures(things: DataTransfer): File[] {
  if (things.types.includes("text/plain")) return [];
  return [...things.files].filter(({ type }) => type.startsWith("image/"));
}

function refuseFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

/** A file dropped beside the text would replace the page, and all that was typed, if the browser opened it. */
export function keepFilesOut(form: HTMLFormElement | null) {
  form?.addEventListener("dragover", refuseFiles);
  form?.addEventListener("drop", refuseFiles);
  return () => {
    form?.removeEventListener("dragover", refuseFiles);
    form?.removeEventListener("drop", refuseFiles);
  };
}

/** The server makes the picture anew and answers where it is. @throws RequestError with words for people */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  if (!pictureTypes.includes(file.type))
    throw refusal("Please choose a PNG, JPEG, WebP or AVIF picture.");
  if (file.size > maxBytes) throw refusal("A picture may be at most 8 MB.");
  const answer = await fetch("/api/blog-images", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": file.type },
    body: file,
  });
  if (!answer.ok) throw new RequestError(answer.status, (await answer.text()) || answer.statusText);
  return answer.json();
}

function refusal(message: string): RequestError {
  return new RequestError(400, JSON.stringify({ message }));
}
