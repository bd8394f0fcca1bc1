/** Where a question's picture, film or recording is: whole addresses as they are, others on the quiz server. */
export function mediaAddress(url: string, serverAddress: string): string {
  return url.startsWith('/') ? serverAddress + url : url;
}
