# One image for everything; what a container is says its first word (scripts/run/in-container.sh).
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
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data CLIENT_DIR=/craque/web/dist \
  NODE_COMPILE_CACHE=/craque/.cache MALLOC_ARENA_MAX=2
WORKDIR /craque
RUN mkdir -m 700 /data && mkdir .cache && chown node:node /data .cache
COPY --from=services /craque ./
COPY common common
COPY api api
COPY realtime realtime
# Starts trust the athlete data, so they are checked here.
RUN NODE_COMPILE_CACHE= node api/src/athletes/check-data.ts
COPY scripts scripts
COPY --from=client /craque/web/dist web/dist
USER node
# The compile cache of the user who starts, with and without the collector's option (serve.ts): a process that strips
# types itself takes longer, and keeps 20 MB for it. A port that is none ends the services when they are loaded.
RUN node --expose-gc scripts/serve.ts --only-load \
 && node scripts/serve.ts --only-load \
 && ! PORT=none node api/src/main.ts 2> /dev/null \
 && ! REALTIME_PORT=none node realtime/src/main.ts 2> /dev/null
VOLUME /data
EXPOSE 3000 3001
ENTRYPOINT ["/craque/scripts/run/in-container.sh"]
CMD ["start"]
