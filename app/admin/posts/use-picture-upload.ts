import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { RequestError } from "../../data/request.ts";
import { toast } from "../../ui/toast-store.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Sends pictures up, one after the other; each waits for its description before the next. */
export function usePictureUpload() {
  const waiting = useRef<File[]>([]);
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: uploadPicture,
    onError: (error) => {
      toast({
        variant: "destructive",
        title: "Error Adding Picture",
        description:
          (error instanceof RequestError ? error.said : undefined) ??
          "The picture was not uploaded. Please try again.",
      });
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
    isUploading: isPending,
    upload: (files: File[]) => {
      waiting.current.push(...files);
      if (!isPending && !data) next();
    },
    done: next,
  };
}
