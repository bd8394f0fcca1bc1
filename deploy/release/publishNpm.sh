#!/usr/bin/env bash
# publishNpm.sh FILE VERSION: publishes the package on npm, as the latest unless it is a pre-release. If the same package
# is there already, it stays as it is.
set -euo pipefail
file=$1 version=$2
case $version in
  *-*) tag=next ;;
  *) tag=latest ;;
esac

there=$(npm view "quiz-night@$version" dist.integrity 2> /dev/null || true)
here="sha512-$(openssl dgst -sha512 -binary "$file" | openssl base64 -A)"
if [ "$there" = "$here" ]; then
  echo "quiz-night $version is already on npm."
elif [ -n "$there" ]; then
  echo "npm already has a different quiz-night $version: a release needs a new version." >&2
  exit 1
else
  npm publish "$file" --provenance --access public --tag "$tag"
fi
