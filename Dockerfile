# One image for the API, the worker and the web app; PROCESS_ROLE decides what a container does.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY backend backend
COPY frontend frontend
COPY docs/manual docs/manual
RUN npx tsc -p backend/tsconfig.build.json && node backend/bundle.js && npx vite build frontend

# What runs: no package's script does, and neither compiler nor embedded database is there. TypeScript and undici are
# optional to packages that do without; npm leaves them in because the tools of development bring them.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -r node_modules/typescript node_modules/undici

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY --from=build /app/backend/dist/server backend/dist/server
COPY --from=build /app/frontend/dist frontend/dist
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "backend/dist/server/main.js"]
