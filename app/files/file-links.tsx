import type { KeptFile } from "../../domain/files/schema.ts";
import { saySize } from "./say-size.ts";

export function FileLinks({ files }: { files: KeptFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="file-list" aria-label="Files">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a className="file-name link" href={`/api/files/${id}`} download={name}>
            {name}
          </a>
          <span className="file-size">{saySize(size)}</span>
        </li>
      ))}
    </ul>
  );
}
