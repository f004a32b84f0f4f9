import { join, relative } from "node:path";
import { build, type Plugin } from "vite";

/** What these bring beside their code (WebAssembly, fonts, a thread) they find where they are installed. */
const installed = ["@electric-sql/pglite", "fontkit", "pdfkit", "pino", "sharp"];

/** Own files beside a module, such as migrations, are still found where its source is. */
function fromSource(folder: string): Plugin {
  return {
    name: "from-source",
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const path = relative(folder, id);
        const moved = code
          .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${join(path, "..")}")`)
          .replaceAll("import.meta.url", `new URL("${path}", import.meta.url).href`);
        return { code: moved, map: null };
      },
    },
  };
}

/** A few files instead of some 1,500 for Node to look up, read and link: that was a third of a start. */
export async function buildProgram(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [fromSource(folder)],
    ssr: { noExternal: true, external: installed },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: {
        input: { server: "server.ts", worker: "worker.ts", admin: "cli/main.ts" },
        output: { chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
