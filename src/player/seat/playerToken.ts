/**
 * A new secret for a seat: 128 random bits as 22 base64url characters. Made with getRandomValues, since venues are plain
 * HTTP and browsers keep randomUUID and subtle for secure pages.
 */
export function makePlayerToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
