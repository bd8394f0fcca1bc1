import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { undoAfterwards } from './undoAfterwards';

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** The body as text. */
  text: string;
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
    const answer = (response: IncomingMessage, body: Buffer) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: String(body) });
    sent.on('error', reject);
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      answer(response, Buffer.alloc(0));
    });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => answer(response, Buffer.concat(chunks)));
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

/** Opens a TCP connection that sends this text and nothing more. */
export async function openSocket(origin: string, text = ''): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  undoAfterwards(() => socket.destroy());
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

/** The head of a request to read `path`, with further header lines. */
export const headOf = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
