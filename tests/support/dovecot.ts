import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./program.ts";

/** By the firm's clock in tests. */
const arrived = new Date("2031-03-08");
const owner = { uid: 65534, gid: 65534 };

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "data");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Debian's own, with one mailbox. It needs the rights of root to run as others. */
export async function startDovecot() {
  const folder = await mkdtemp(join(tmpdir(), "fontana-dovecot-"));
  const port = await freePort();
  const home = join(folder, "home");
  const box = join(home, "mail");
  for (const part of ["", "/mail", "/mail/new", "/mail/cur", "/mail/tmp"]) {
    await mkdir(home + part, { recursive: true });
    await chown(home + part, owner.uid, owner.gid);
  }
  execFileSync("chmod", ["755", folder]);
  await writeFile(
    join(folder, "dovecot.conf"),
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${box}
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${home}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const server = spawn("/usr/sbin/dovecot", ["-F", "-c", join(folder, "dovecot.conf")]);
  const ended = once(server, "close");
  while (server.exitCode === null && !(await answers(port))) await sleep(50);
  if (server.exitCode !== null) throw new Error("dovecot did not start");
  let delivered = 0;
  const forgetNumbers = async () => {
    for (const name of [
      "dovecot-uidlist",
      "dovecot-uidvalidity",
      "dovecot.index",
      "dovecot.index.log",
      "dovecot.index.cache",
    ])
      await rm(join(box, name), { force: true });
  };
  return {
    url: `imap://inbox%40firm.example:secret@127.0.0.1:${port}/INBOX`,
    /** With a flag as in a Maildir: "S" for one that somebody has read. */
    async deliver(mail: string | Buffer, flag?: "S") {
      delivered += 1;
      const name = `${1_000_000_000 + delivered}.${delivered}.localhost`;
      const file = join(box, "tmp", name);
      await writeFile(file, mail);
      await chown(file, owner.uid, owner.gid);
      await utimes(file, arrived, arrived);
      // Whole from its first moment on, as the rules of a Maildir demand: somebody may be reading.
      await rename(file, flag ? join(box, "cur", `${name}:2,${flag}`) : join(box, "new", name));
    },
    /** As after a move to another server: all mails get other numbers. */
    renumber: forgetNumbers,
    /** As on its first day. */
    async empty() {
      for (const part of ["new", "cur"])
        for (const name of await readdir(join(box, part))) await rm(join(box, part, name));
      await forgetNumbers();
    },
    async stop() {
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
