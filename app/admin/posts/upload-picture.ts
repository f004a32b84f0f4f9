import { maxImageBytes, type StoredImage } from "../../../domain/blog/schema.ts";
import { pictureProblem } from "../../ui/picture-problem.ts";
import { RequestError } from "../../api-client/api-fetch.ts";

/** Office programs add a picture of copied text; then the text is meant. */
export function pastedPictures(things: DataTransfer): File[] {
  if (things.types.includes("text/plain")) return [];
  return [...things.files].filter(({ type }) => type.startsWith("image/"));
}

function refuseFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

/** A file dropped next to the text would replace the page and everything typed in it. */
export function keepFilesOut(form: HTMLFormElement | null) {
  form?.addEventListener("dragover", refuseFiles);
  form?.addEventListener("drop", refuseFiles);
  return () => {
    form?.removeEventListener("dragover", refuseFiles);
    form?.removeEventListener("drop", refuseFiles);
  };
}

/** The server re-encodes the picture and returns its path. @throws RequestError with a readable message */
export async function uploadPicture(file: File): Promise<StoredImage> {
  const problem = pictureProblem(file, maxImageBytes);
  if (problem) throw new RequestError(400, JSON.stringify({ message: problem }));
  const answer = await fetch("/api/blog-images", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": file.type },
    body: file,
  });
  if (!answer.ok) throw new RequestError(answer.status, (await answer.text()) || answer.statusText);
  return answer.json();
}
