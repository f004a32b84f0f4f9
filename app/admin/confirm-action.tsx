import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { failureWords } from "../ui/failure.tsx";
import { useSingleMutation } from "../api-client/use-single-mutation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toastFailure } from "../ui/toast-failure.ts";
import { toast } from "../ui/toast-store.ts";
import { screenHeading } from "./admin-page.ts";

export type Message = { title: string; description: string };

type Props<About, Result> = {
  list: string;
  /** Takes the focus where a row that is gone leaves none in its place. */
  heading?: string | undefined;
  question: (about: About) => {
    title: string;
    text: string;
    confirm: string;
    dismiss?: string;
    danger?: boolean;
    facts?: [name: string, value: string][];
    children?: ReactNode;
  };
  act: (about: About) => Promise<Result>;
  done: (about: About, result: Result) => Message;
  failed: (about: About) => Message;
  children: (ask: (about: About) => void) => ReactNode;
};

export function ConfirmAction<About, Result>({
  list,
  heading = screenHeading,
  question,
  act,
  done,
  failed,
  children,
}: Props<About, Result>) {
  // Stays when the dialog closes: its text is visible until it has faded out.
  const [about, setAbout] = useState<About | null>(null);
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useSingleMutation({
    mutationFn: act,
    onSuccess: (result, asked) => toast(done(asked, result)),
    onError: (error, asked) => {
      const { title, description } = failed(asked);
      toastFailure(title, error, description);
    },
    // After a refusal as well: someone else may have been faster.
    onSettled: async (_, error) => {
      await queries.invalidateQueries({ queryKey: [list] });
      // Not before the row has changed: the focus returns to its button only if that stays.
      if (!error) setOpen(false);
    },
  });
  return (
    <>
      {children((next) => {
        reset();
        setAbout(next);
        setOpen(true);
      })}
      {about === null ? null : (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          pending={isPending}
          heading={heading}
          problem={failureWords(error, failed(about).description)}
          onConfirm={() => mutate(about)}
          {...question(about)}
        />
      )}
    </>
  );
}
