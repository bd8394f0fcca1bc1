#!/usr/bin/env bash
# signMac.sh FROM TO: unpacks the Mac packages in FROM, signs and notarises them, and packs them again in TO. Needs a
# Mac, and the secrets that CONTRIBUTING.md lists in its environment.
set -euo pipefail
from=$1 to=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
keychain=$work/quiz-night.keychain-db
trap 'security delete-keychain "$keychain" 2>/dev/null || true; rm -rf "$work"' EXIT

# A keychain of its own, which nothing has to ask about.
password=$(uuidgen)
printf %s "$APPLE_CERTIFICATE" | base64 --decode > "$work/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$work/certificate.p12" -k "$keychain" -P "$APPLE_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db

sign() {
  codesign --force --timestamp --keychain "$keychain" --sign "Developer ID Application" "$@"
}

mkdir -p "$to"
for system in darwin-arm64 darwin-x64; do
  package="$work/$system/Quiz Night"
  ditto -x -k "$from/quiz-night-$system.zip" "$work/$system"
  find "$package/app" -name '*.node' -print0 | while IFS= read -r -d '' library; do sign "$library"; done
  # Node compiles code at runtime, which the hardened runtime forbids unless it is said here.
  sign --options runtime --entitlements "$here/entitlements.plist" "$package/app/node"
  sign "$package/quiz-night.command"
  # A script keeps its signature in attributes, which only this way of packing preserves.
  ditto -c -k --keepParent --sequesterRsrc "$package" "$to/quiz-night-$system.zip"
  xcrun notarytool submit "$to/quiz-night-$system.zip" --wait \
    --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM_ID" --password "$APPLE_APP_PASSWORD"
done
