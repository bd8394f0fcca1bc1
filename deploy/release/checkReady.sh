#!/usr/bin/env bash
# checkReady.sh VERSION: stops with one sentence unless CI is green for this commit on main, and npm lets us publish.
set -euo pipefail
version=$1

green=$(gh run list --repo "$GITHUB_REPOSITORY" --workflow ci.yml --branch main --commit "$GITHUB_SHA" \
  --status success --json databaseId --jq length)
if [ "$green" = 0 ]; then
  echo "CI is not green for $GITHUB_SHA on main: wait until it is, then run this again." >&2
  exit 1
fi
# Only a package that exists can have a trusted publisher.
if [ -z "${NODE_AUTH_TOKEN:-}" ] && ! npm view quiz-night version > /dev/null 2>&1; then
  echo "quiz-night is not on npm yet, so $version needs the secret NPM_TOKEN." >&2
  exit 1
fi
