#!/usr/bin/env bash
# publishRelease.sh TAG NOTES FILE...: makes the release, which is a draft until it has all files. If a run failed
# half-way, its draft is completed; a release that is published already stays as it is.
set -euo pipefail
tag=$1 notes=$2
shift 2
version=${tag#v}
case $version in
  *-*) kind=(--prerelease --latest=false) ;;
  *) kind=(--latest) ;;
esac

state() {
  gh release view "$tag" --repo "$GITHUB_REPOSITORY" --json isDraft --jq .isDraft 2> /dev/null || echo none
}
if [ "$(state)" = none ]; then
  gh release create "$tag" --repo "$GITHUB_REPOSITORY" --draft --verify-tag --title "Quiz Night $version" \
    --notes-file "$notes"
fi
if [ "$(state)" = true ]; then
  gh release upload "$tag" --repo "$GITHUB_REPOSITORY" --clobber "$@"
  gh release edit "$tag" --repo "$GITHUB_REPOSITORY" --draft=false "${kind[@]}"
fi
