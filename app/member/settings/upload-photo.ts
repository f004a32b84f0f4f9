import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";

/** Uploads a photo; `onProgress` gets the share sent so far, 0 to 1, which `fetch` cannot report. */
export function uploadPhoto(
  photo: File,
  onProgress: (share: number) => void,
): Promise<CurrentUser> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    call.addEventListener("load", () => {
      if (call.status === 200) resolve(JSON.parse(call.responseText));
      else reject(new RequestError(call.status, call.responseText || call.statusText));
    });
    call.addEventListener("error", () => reject(new Error("The upload was interrupted")));
    call.open("PUT", "/api/account/photo");
    call.setRequestHeader("content-type", photo.type);
    call.send(photo);
  });
}
