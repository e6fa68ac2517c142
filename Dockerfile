# One image for both services: `node api/src/main.ts` (the default, with the built client) and `node realtime/src/main.ts`.
FROM node:26.10.0-slim AS manifests
WORKDIR /craque
COPY package.json package-lock.json ./
COPY common/package.json common/
COPY api/package.json api/
COPY realtime/package.json realtime/
COPY web/package.json web/

# The image brings Node 26, so the npm package of it, and every other install script, can be left out.
FROM manifests AS client
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.base.json ./
COPY common common
COPY web web
RUN node node_modules/vite/bin/vite.js build web

FROM manifests AS services
RUN npm ci --omit=dev --workspace=api --workspace=realtime --no-audit --no-fund

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 CLIENT_DIR=/craque/web/dist
WORKDIR /craque
COPY --from=services /craque ./
COPY common common
COPY api api
COPY realtime realtime
# Starts trust the athlete data, so they are checked here.
RUN node api/src/athletes/check-data.ts
COPY scripts/cluster/health-check.sh scripts/cluster/
COPY --from=client /craque/web/dist web/dist
USER node
EXPOSE 3000 3001
CMD ["node", "api/src/main.ts"]
