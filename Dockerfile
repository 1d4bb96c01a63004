# One image for the API, the worker and the web app; PROCESS_ROLE decides what a container does.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --no-audit --no-fund
COPY backend backend
COPY frontend frontend
RUN npx tsc -p backend/tsconfig.build.json && npx vite build frontend \
    && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist/src backend/dist/src
COPY --from=build /app/frontend/dist frontend/dist
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "backend/dist/src/main.js"]
