ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BASE} AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The last of these links the Node that package.json pins, which the image uses instead of the system's.
RUN npm run build && npm prune --omit=dev && node scripts/check-node.mjs

FROM ${BASE}
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin fontana \
 && install -d -o fontana -g fontana -m 700 /data /backups
COPY --from=build /app /app
WORKDIR /app
ENV PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --start-period=60s --timeout=5s \
  CMD ["node", "-e", "const { PORT, TLS_CERT, TLS_CERT_FILE } = process.env; const scheme = TLS_CERT || TLS_CERT_FILE ? 'https' : 'http'; require(scheme).get(`${scheme}://127.0.0.1:${PORT}/healthz`, { rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "build/program/server.js"]
