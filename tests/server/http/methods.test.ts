import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startQuizServer, temporaryFolder } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { readRoutes } from '../../support/routes';

/** Returns each address, with a name in place of each parameter, and the methods that it takes. */
async function readAddresses(): Promise<Map<string, string[]>> {
  const routes = (await readRoutes()).map((route) => route.split(' ') as [method: string, path: string]);
  const addresses = new Map<string, string[]>();
  for (const [, path] of routes.filter(([method]) => method !== 'ALL')) {
    const address = path.replace(/:\w+|\*/g, 'x');
    const pattern = (each: string) =>
      new RegExp(`^${each.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`);
    const taken = routes.filter(([method, each]) => method !== 'ALL' && pattern(each).test(address));
    const methods = new Set(taken.map(([method]) => method));
    addresses.set(address, [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort());
  }
  return addresses;
}

test('every address says which methods it takes if called with another', async () => {
  const { origin, logged } = await startQuizServer();
  for (const [address, methods] of await readAddresses())
    for (const method of ['PATCH', ...['GET', 'POST', 'DELETE'].filter((each) => !methods.includes(each))]) {
      const { status, headers, text } = await rawRequest(`${origin}${address}`, {}, method);
      const allowed = String(headers.allow).split(', ').sort();
      expect([method, address, status, allowed]).toEqual([method, address, 405, methods]);
      expect(JSON.parse(text)).toMatchObject({ status: 405, code: 'method_not_allowed' });
    }
  expect(logged).toEqual([]);
});

test('a file of the client can be read and nothing else', async () => {
  const clientFolder = join(await temporaryFolder(), 'client');
  await mkdir(clientFolder);
  await writeFile(join(clientFolder, 'robots.txt'), 'none');
  const { origin } = await startQuizServer({ clientFolder });
  for (const method of ['GET', 'HEAD'])
    expect((await fetch(`${origin}/robots.txt`, { method })).headers.get('content-length')).toBe('4');
  const refused = await fetch(`${origin}/robots.txt`, { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('at an unknown address no method finds anything', async () => {
  const { origin } = await startQuizServer();
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await fetch(`${origin}/nothing/here`, { method })).status).toBe(404);
  expect(await (await fetch(`${origin}/nothing/negotiate`)).json()).toMatchObject({ code: 'not_found' });
});
