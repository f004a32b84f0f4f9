import { megabytes } from "../../domain/fields/schema.ts";
import { type KeptFile, maxFileBytes } from "../../domain/files/schema.ts";
import { RequestError } from "../api-client/api-fetch.ts";

const tooLarge = (size: number) =>
  `This file is ${megabytes(size)}. Please choose one of ${megabytes(maxFileBytes)} or less.`;

/** Says how far it is, which fetch cannot. @throws RequestError with a readable message */
export function uploadFile(file: File, onProgress: (percent: number) => void): Promise<KeptFile> {
  return new Promise((resolve, reject) => {
    const fail = (status: number, body: string) => reject(new RequestError(status, body));
    if (file.size > maxFileBytes)
      return fail(400, JSON.stringify({ message: tooLarge(file.size) }));
    const call = new XMLHttpRequest();
    call.open("POST", `/api/files?name=${encodeURIComponent(file.name)}`);
    call.setRequestHeader("content-type", "application/octet-stream");
    call.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / Math.max(total, 1))),
    );
    call.addEventListener("load", () => {
      if (call.status === 201) resolve(JSON.parse(call.responseText) as KeptFile);
      else fail(call.status, call.responseText);
    });
    call.addEventListener("error", () => fail(0, ""));
    call.addEventListener("abort", () => fail(0, ""));
    call.send(file);
  });
}
