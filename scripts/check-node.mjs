const wanted = [24, 0];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Fontana needs Node.js ${wanted[0]} or newer; this is ${process.versions.node}. On Linux and Windows "npm ci" brings it along for npm's own scripts (unless optional packages are left out); elsewhere install it from https://nodejs.org.`,
  );
  process.exit(1);
}
