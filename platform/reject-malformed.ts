import { STATUS_CODES, type Server } from "node:http";
import { hsts } from "./http/security-headers.ts";

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed requests with a message; node:http alone sends a bare status. */
export function rejectMalformed(server: Server, { live }: { live: boolean }): void {
  const more = Object.entries(live ? hsts : {}).map(([name, value]) => `${name}: ${value}`);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ""] ?? 400;
    const body = JSON.stringify({
      message: "This is not a request we can read.",
      code: "invalid",
    });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "Content-Type: application/json; charset=utf-8",
        `Content-Length: ${body.length}`,
        "Connection: close",
        ...more,
        "",
        body,
      ].join("\r\n"),
    );
  });
}
