/**
 * What a phone opens to become the remote: on the server that it joins at. The ticket stands in the fragment, which
 * browsers send to no server, so that it gets into no log.
 */
export function remoteUrlOf(joinUrl: string, ticket: string): string {
  return joinUrl.replace(/\/join\/([^/]*)$/, (_, code) => `/remote/${code}#${ticket}`);
}
