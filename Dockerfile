# The image has Node and the folder that `npm run package` makes, nothing else: docs/hosting.md.

FROM node:24-bookworm AS build
WORKDIR /src
COPY . .
# The scripts of packages are for tests; `npm run package` builds.
RUN npm ci --ignore-scripts
RUN npm run package -- /coterie

FROM node:24-bookworm-slim
ENV NODE_ENV=production
COPY --from=build /coterie /opt/coterie
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8321
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8321/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the SIGTERM of `docker stop`, and the server ends in order.
ENTRYPOINT ["node", "--max-semi-space-size=32", "/opt/coterie/coterie.js"]
CMD ["serve", "--data", "/data"]
