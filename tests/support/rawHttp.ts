import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Makes one HTTP exchange with headers and paths that fetch does not allow, undecoded. An accepted upgrade
 * returns 101.
 */
export function rawRequest(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
  body: string | Uint8Array = '',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const path = url.replace(/^https?:\/\/[^/]*/, '') || '/';
    const sent = request(url, { path, method, headers, agent: false });
    sent.on('error', reject);
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.alloc(0) });
    });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.end(body);
  });
}

/** The headers with which a browser opens a WebSocket. */
export const UPGRADE_HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
