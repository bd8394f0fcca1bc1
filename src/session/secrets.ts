/** A new secret: 128 random bits as 22 base64url characters. */
export function createSecret(): string {
  return randomText(16);
}

/** A new id that grants nothing: 48 random bits as 8 base64url characters. */
export function createId(): string {
  return randomText(6);
}

function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
