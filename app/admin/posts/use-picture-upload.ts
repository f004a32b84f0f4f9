import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText } from "../../api-client/failure-text.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { uploadPicture } from "./upload-picture.ts";

export function sayUploadFailure(error: Error): string {
  const otherwise = "The picture could not be uploaded. Please try again.";
  toastFailure("Error Adding Picture", error, otherwise);
  return failureText(error, otherwise);
}

function usePicturesInText() {
  const waiting = useRef<File[]>([]);
  const [problem, setProblem] = useState("");
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: uploadPicture,
    onError: (error) => {
      setProblem(sayUploadFailure(error));
      next();
    },
  });
  const next = () => {
    reset();
    const file = waiting.current.shift();
    if (file) mutate(file);
  };
  return {
    picture: data,
    problem,
    isUploading: isPending,
    upload: (files: File[]) => {
      setProblem("");
      waiting.current.push(...files);
      if (!isPending && !data) next();
    },
    done: next,
  };
}

export type PostPictures = ReturnType<typeof usePostPictures>;

/** For the whole form: a save leaves none behind that is on its way or being described. */
export function usePostPictures() {
  const cover = useMutation({ mutationFn: uploadPicture });
  const inText = usePicturesInText();
  return {
    cover,
    inText,
    isAdding: cover.isPending || inText.isUploading || inText.picture !== undefined,
  };
}
