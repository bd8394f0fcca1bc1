#!/usr/bin/env bash
# publishImage.sh NAME VERSION: pushes the images that were built and started as NAME:VERSION-amd64 and -arm64, and joins
# them as NAME:VERSION. If that is there already, from the same commit, it stays as it is. Prints the digest.
set -euo pipefail
image=$1:$2

if docker buildx imagetools inspect "$image" > /dev/null 2>&1; then
  docker pull --quiet "$image" > /dev/null
  commit=$(docker inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "$image")
  if [ "$commit" != "$GITHUB_SHA" ]; then
    echo "$image was made from commit $commit, but this is $GITHUB_SHA: a release needs a new version." >&2
    exit 1
  fi
else
  for part in "$image-amd64" "$image-arm64"; do docker push --quiet "$part" > /dev/null; done
  docker buildx imagetools create -t "$image" "$image-amd64" "$image-arm64" > /dev/null
fi
docker buildx imagetools inspect "$image" --format '{{json .Manifest}}' |
  node -p 'JSON.parse(fs.readFileSync(0)).digest'
