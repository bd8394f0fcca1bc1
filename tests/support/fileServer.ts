import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
};

/** A server of plain files, as any host on the web has one. */
export interface FileServer {
  /** The folder's address, with a slash at its end. */
  address: string;
  /** The paths that were asked for in vain. */
  missed: string[];
  close(): Promise<void>;
}

/** Serves a folder under a path, such as `/some/where/`, with these headers; it knows nothing else. */
export async function serveFiles(
  folder: string,
  under: string,
  headers: Record<string, string> = {},
): Promise<FileServer> {
  const missed: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const isInside = path.startsWith(under) && request.method === 'GET';
    const read = isInside ? readFile(join(folder, path.slice(under.length))) : Promise.reject(new Error());
    read.then(
      (bytes) => {
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? '', ...headers }).end(bytes);
      },
      () => {
        missed.push(`${request.method} ${pathname}`);
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`,
    missed,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
