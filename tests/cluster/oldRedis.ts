import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Starts a Redis that can do nothing except say how old it is. */
export async function startOldRedis(): Promise<{ url: string; server: Server }> {
  const info =
    '# Server\r\nredis_version:6.2.14\r\nredis_mode:standalone\r\n# Replication\r\nrole:master\r\n';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, name] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
        socket.write(name!.toUpperCase() === 'INFO' ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
