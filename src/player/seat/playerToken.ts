/**
 * A new player's secret: 128 random bits as 22 base64url characters. From getRandomValues, because browsers offer
 * randomUUID only on HTTPS pages, and most venues have plain HTTP.
 */
export function makePlayerToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
