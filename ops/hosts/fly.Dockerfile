# Fly.io mounts a volume as root's. It is handed to the product's user, who then runs the product.
ARG IMAGE
FROM ${IMAGE}
USER root
ENTRYPOINT ["sh", "-c", "chown node:node /data && exec setpriv --reuid=node --regid=node --init-groups /craque/scripts/run/in-container.sh \"$@\"", "--"]
CMD ["start"]
