# The server with everything that it serves. The data folder is /data; see docs/operating.md.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /lading
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps apps
COPY e2e/package.json e2e/
COPY scripts scripts
COPY tsconfig.base.json ./
# The build installs what is locked, tools and all; what the server needs is installed again beside it,
# without the Node that the image has already.
RUN node scripts/build.mjs
RUN mkdir /run-time && cp package.json package-lock.json .npmrc /run-time/ \
  && for part in packages/* apps/* e2e; do mkdir -p "/run-time/$part" && cp "$part/package.json" "/run-time/$part/"; done \
  && cd /run-time && npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=8080
WORKDIR /lading
COPY --from=build /run-time ./
COPY --from=build /lading/packages packages
COPY --from=build /lading/apps/server apps/server
COPY --from=build /lading/apps/shell/dist apps/shell/dist
COPY --from=build /lading/apps/basics/dist apps/basics/dist
COPY --from=build /lading/apps/oms/dist apps/oms/dist
COPY --from=build /lading/apps/shipping/dist apps/shipping/dist
COPY --from=build /lading/apps/floor/dist apps/floor/dist
RUN mkdir -p /data .cache && chown node:node /data .cache
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server ends cleanly on SIGTERM, within half a minute.
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
