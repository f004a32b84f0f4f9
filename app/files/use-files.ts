import { useState } from "react";
import { type KeptFile, mostFiles } from "../../domain/files/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { failureText } from "../api-client/failure-text.ts";
import { uploadFile } from "./upload-file.ts";

export type Chosen = {
  key: string;
  name: string;
  percent: number;
  kept?: KeptFile;
  problem?: string;
};

const notSent = "The file was not sent. Check your connection and try again.";

/** What is to go with a message: each is sent as soon as it is chosen. */
export function useFiles() {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const change = (key: string, changed: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const send = async (key: string, file: File) => {
    try {
      const kept = await uploadFile(file, (percent) => change(key, { percent }));
      change(key, { kept, name: kept.name });
    } catch (error) {
      change(key, { problem: failureText(error as Error, notSent) });
    }
  };
  const isRefused = ({ problem }: Chosen) => problem !== undefined;
  return {
    chosen,
    ids: chosen.flatMap(({ kept }) => (kept ? [kept.id] : [])),
    isSending: chosen.some((one) => !one.kept && !isRefused(one)),
    room: mostFiles - chosen.filter((one) => !isRefused(one)).length,
    add: (files: File[]) => {
      const added = files.map((file) => ({ key: window.crypto.randomUUID(), file }));
      setChosen((all) => [
        ...all.filter((one) => !isRefused(one)),
        ...added.map(({ key, file }) => ({ key, name: file.name, percent: 0 })),
      ]);
      for (const { key, file } of added) void send(key, file);
    },
    remove: ({ key, kept }: Chosen) => {
      setChosen((all) => all.filter((one) => one.key !== key));
      // What stays behind is removed after a day.
      if (kept) void request("DELETE", `/api/files/${kept.id}`).catch(() => undefined);
    },
    /** What was chosen while it was being sent stays. */
    clear: (sent: Chosen[]) =>
      setChosen((all) => all.filter(({ key }) => !sent.some((one) => one.key === key))),
  };
}

export type Files = ReturnType<typeof useFiles>;
