/** The id of a new correction. `crypto.randomUUID` is missing on a page without HTTPS, which a venue's mostly is. */
export function newAdjustmentId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
