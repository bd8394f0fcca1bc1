/** Returns where the program can be downloaded: what the build was told, or the page that the demo belongs to. */
export function downloadAddress(): string {
  return import.meta.env.VITE_DOWNLOAD ?? '../';
}
