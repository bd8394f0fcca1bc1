/** Whether a header such as If-Match names this ETag. A proxy that compresses makes a weak one of it. */
export function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
