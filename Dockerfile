# Written with care and not run: the machine that it was written on has no container engine. See docs/runbook.md.
# `npm run pin-image` writes the digest of the base image behind its tag, where a registry answers; do it before the first build.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node tooling/scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The secrets that are made at the first start, and mail without a mail server, are kept here.
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between, so that SIGTERM reaches the server, which then lets running answers finish.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
