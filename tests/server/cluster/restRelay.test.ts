import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { admit, introductionOf, type Introduction } from '../../../src/server/access/internalCalls';
import { TrustedProxies } from '../../../src/server/access/caller';
import { createHosting } from '../../../src/server/access/hosting';
import { relayRequest } from '../../../src/server/cluster/restRelay';
import { createApp } from '../../../src/server/http/app';
import type { AppParts } from '../../../src/server/http/appParts';
import { Metrics } from '../../../src/server/metrics';
import { Elsewhere } from '../../../src/session/refusal';
import { deferred } from '../../support/deferred';
import { rawRequest } from '../../support/rawHttp';

const KEY = 'the-key-of-all-processes';
const GUEST: Introduction = { address: '192.0.2.77', hasServerRight: false };
const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 256));

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A process that answers like this, and the requests that it received. */
async function startOwner(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const origin = await listen(server);
  onTestFinished(() => server.closeAllConnections());
  return { origin, asked };
}

/** Returns an origin where nobody listens. */
async function goneOrigin(): Promise<string> {
  const server = createTcpServer();
  const origin = await listen(server);
  server.close();
  await once(server, 'close');
  return origin;
}

/** A process that answers everything like the one at `origin`, or with 599 if that one does not answer. */
async function startRelay(origin: string): Promise<string> {
  const listener = getRequestListener(async (_request, { incoming }) => {
    const answered = await relayRequest(incoming as IncomingMessage, origin, KEY, GUEST);
    return answered ?? new Response('nobody', { status: 599 });
  });
  const server = createServer((request, response) => void listener(request, response));
  onTestFinished(() => server.closeAllConnections());
  return listen(server);
}

/** Returns a request as a client has sent it. */
const requestFor = (url: string, more: object = {}): IncomingMessage =>
  Object.assign(new EventEmitter(), {
    method: 'GET',
    url,
    headers: {},
    ...more,
  }) as unknown as IncomingMessage;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('what is asked of another process', () => {
  test('has the method, the path with its query, and the headers, none of which concern the connection', async () => {
    const owner = await startOwner((_request, response) => response.end());
    const relay = await startRelay(owner.origin);
    const headers = {
      host: 'quiz.test',
      authorization: 'Bearer k',
      'if-match': '"7"',
      accept: 'text/html',
      connection: 'close',
      'keep-alive': 'timeout=7',
      'x-forwarded-for': '198.51.100.1',
    };
    await rawRequest(`${relay}/session/B%20D?a=1&b=%2F`, headers, 'DELETE');
    const [{ method, url, headers: got }] = owner.asked as [IncomingMessage];
    expect([method, url]).toEqual(['DELETE', '/session/B%20D?a=1&b=%2F']);
    expect(got).toMatchObject({ authorization: 'Bearer k', 'if-match': '"7"', accept: 'text/html' });
    expect(got).not.toHaveProperty('keep-alive');
    expect(got).not.toHaveProperty('transfer-encoding');
    expect(got.host).toBe(new URL(owner.origin).host);
  });

  test.each([GUEST, { address: '127.0.0.1', hasServerRight: true }])(
    'says for whom it is made, in a way that is believed: %j',
    async (introduction) => {
      const owner = await startOwner((_request, response) => response.end());
      const forged = { 'quiz-night-caller': '203.0.113.9', 'quiz-night-right': 'server' };
      const incoming = requestFor('/', { headers: forged });
      admit(incoming, KEY);
      await relayRequest(incoming, owner.origin, KEY, introduction);
      const [request] = owner.asked as [IncomingMessage];
      expect(admit(request, KEY)).toBe(true);
      expect(introductionOf(request.headers)).toEqual(introduction);
    },
  );

  test.each(['PUT', 'POST'])('has the body of a %s, as it arrives', async (method) => {
    const begun = deferred<string>();
    const owner = await startOwner((request, response) => {
      request.once('data', (chunk: Buffer) => begun.resolve(String(chunk)));
      void bodyOf(request).then((body) => response.end(body));
    });
    const relay = await startRelay(owner.origin);
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('beginning'));
        expect(await begun.promise).toBe('beginning');
        controller.enqueue(BYTES);
        controller.close();
      },
    });
    const answer = await fetch(`${relay}/quizzes/pub`, { method, body, duplex: 'half' } as RequestInit);
    const expected = Buffer.concat([Buffer.from('beginning'), BYTES]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true);
  });

  test('breaks off when the caller does', async () => {
    const brokenOff = deferred();
    const begun = deferred();
    const owner = await startOwner((request) => {
      begun.resolve();
      request.on('error', () => undefined);
      request.on('close', () => brokenOff.resolve());
      request.resume();
    });
    const relay = await startRelay(owner.origin);
    const aborter = new AbortController();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('beginning')) });
    const { signal } = aborter;
    const upload = fetch(relay, { method: 'PUT', body, signal, duplex: 'half' } as RequestInit);
    await begun.promise;
    aborter.abort();
    await expect(upload).rejects.toThrow();
    await brokenOff.promise;
    expect(owner.asked[0]!.complete).toBe(false);
  });

  test.each([
    ['/session/B%20D?a=%2F', '/session/B%20D?a=%2F'],
    ['http://quiz.test/session/BDFGH?a=%2F', '/session/BDFGH?a=%2F'],
    ['http://quiz.test', '/'],
    ['//evil.test/session/BDFGH', '//evil.test/session/BDFGH'],
    ['/http://evil.test/', '/http://evil.test/'],
    ['@evil.test/', '/'],
    ['*', '/'],
  ])('for %s goes only to the owner, at its path', async (target, path) => {
    const { origin, asked } = await startOwner((_request, response) => response.end());
    const answer = await relayRequest(requestFor(target), origin, KEY, GUEST);
    expect([answer?.status, asked.map(({ url }) => url)]).toEqual([200, [path]]);
  });

  test('leaves one listener, however often it is retried', async () => {
    const [origin, incoming] = [await goneOrigin(), requestFor('/')];
    for (let times = 0; times < 12; times++)
      expect(await relayRequest(incoming, origin, KEY, GUEST)).toBeUndefined();
    expect(incoming.listenerCount('close')).toBe(1);
  });
});

describe('the answer of another process', () => {
  const answered = async (listener: RequestListener, headers = {}, method = 'GET') => {
    const { origin } = await startOwner(listener);
    return rawRequest(await startRelay(origin), headers, method);
  };

  test('has its status, its headers and its body, whatever it is', async () => {
    const { status, headers, body } = await answered((_request, response) => {
      response.writeHead(418, { etag: '"7"', vary: 'Accept, Origin', 'content-type': 'image/png' });
      response.end(BYTES);
    });
    expect(status).toBe(418);
    expect(headers).toMatchObject({ etag: '"7"', vary: 'Accept, Origin', 'content-type': 'image/png' });
    expect(body.equals(BYTES)).toBe(true);
  });

  test('stays compressed', async () => {
    const { headers, body } = await answered((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'br', 'content-length': 3 });
      response.end(Buffer.from([1, 2, 3]));
    });
    expect([headers['content-encoding'], [...body]]).toEqual(['br', [1, 2, 3]]);
  });

  test.each([
    ['GET', 204],
    ['GET', 304],
    ['HEAD', 200],
  ])(
    'to %s with %d has its headers, and no stream that somebody would have to read',
    async (method, status) => {
      const { origin } = await startOwner((_request, response) =>
        response.writeHead(status, { etag: '"7"' }).end(),
      );
      const answer = await relayRequest(requestFor('/', { method }), origin, KEY, GUEST);
      expect([answer?.status, answer?.headers.get('etag'), answer?.body]).toEqual([status, '"7"', null]);
    },
  );

  test('to HEAD has the length that GET would return', async () => {
    const { status, headers, body } = await answered(
      (_request, response) => response.writeHead(200, { 'content-length': 1234 }).end(),
      {},
      'HEAD',
    );
    expect([status, headers['content-length'], body.length]).toEqual([200, '1234', 0]);
  });

  test('may be a part of a file', async () => {
    const { status, headers, body } = await answered(
      ({ headers: { range } }, response) => {
        expect(range).toBe('bytes=5-9');
        response.writeHead(206, { 'content-range': 'bytes 5-9/300000', 'content-length': 5 });
        response.end(BYTES.subarray(5, 10));
      },
      { range: 'bytes=5-9' },
    );
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      'bytes 5-9/300000',
      '5',
    ]);
    expect(body.equals(BYTES.subarray(5, 10))).toBe(true);
  });

  test('is missing if nobody listens, for every method', async () => {
    const relay = await startRelay(await goneOrigin());
    for (const method of ['GET', 'DELETE']) expect((await rawRequest(relay, {}, method)).status).toBe(599);
    for (const method of ['PUT', 'POST'])
      expect((await rawRequest(relay, {}, method, 'body')).status).toBe(599);
  });

  test('is missing if the other process is frozen', async () => {
    const frozen = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
    });
    expect((await rawRequest(await startRelay(await listen(frozen)), {})).status).toBe(599);
  });
});

describe('the app', () => {
  const settings = { serverKey: 'server-key', isOpen: false, isForwarded: false };

  /** An app with few parts; `get` finds sessions, and `relay` calls other processes. */
  async function startApp(get: () => Promise<unknown>, relay?: AppParts['relay']) {
    const parts = {
      sessions: { get, refreshQuizzes: () => Promise.resolve() },
      kept: { holdQuizzes: get, quizzes: {}, seasons: {} },
      quizzes: {},
      seasons: {},
      wayIn: { addresses: {} },
      relay,
      hosting: createHosting(settings),
      metrics: new Metrics(),
      log: () => undefined,
      proxies: new TrustedProxies(),
      origins: { allowsHost: () => true, allowsOrigin: () => true },
      pages: { scriptHashes: [] },
      files: new Map(),
      hubPaths: [],
      isReady: () => true,
    } as unknown as AppParts;
    onTestFinished(() => parts.metrics.close());
    const app = createApp(parts);
    const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0]);
    return listen(createServer((request, response) => void listener(request, response)));
  }
  const here = { read: () => ({}), record: { hostKeyHash: '' } };

  test('answers as the owner does, which is told who is calling', async () => {
    const relay = vi.fn(() => Promise.resolve(Response.json({ quizName: 'there' }, { status: 203 })));
    const origin = await startApp(() => Promise.reject(new Elsewhere('http://10.0.0.2:5000')), relay);
    const { status, text } = await rawRequest(`${origin}/session/BDFGH`, { 'x-forwarded-for': '192.0.2.77' });
    expect([status, JSON.parse(text)]).toEqual([203, { quizName: 'there' }]);
    await rawRequest(`${origin}/session/BDFGH`, { authorization: 'Bearer server-key', via: '1.1 proxy' });
    expect(relay.mock.calls.map((call: unknown[]) => call.slice(1))).toEqual([
      ['http://10.0.0.2:5000', { address: '192.0.2.77', hasServerRight: false }],
      ['http://10.0.0.2:5000', { address: '127.0.0.1', hasServerRight: true }],
    ]);
  });

  test.each([
    ['GET', 200],
    ['DELETE', 403],
  ])('looks for the owner of a %s again if it is gone', async (method, answered) => {
    const get = vi.fn(() => Promise.resolve<unknown>(here));
    for (let times = 0; times < 2; times++) get.mockRejectedValueOnce(new Elsewhere('http://10.0.0.2:5000'));
    const relay = vi.fn(() => Promise.resolve(undefined));
    const origin = await startApp(get, relay);
    const { status } = await rawRequest(`${origin}/session/BDFGH`, { via: '1.1 proxy' }, method);
    expect([get.mock.calls.length, relay.mock.calls.length, status]).toEqual([3, 2, answered]);
  });

  test.each(['/quizzes', '/seasons'])('lets the process that holds %s change them', async (path) => {
    const relay = vi.fn(() => Promise.resolve(new Response(null, { status: 201 })));
    const origin = await startApp(() => Promise.reject(new Elsewhere('http://10.0.0.2:5000')), relay);
    expect((await rawRequest(origin + path, {}, 'POST', '{}')).status).toBe(201);
    expect(relay).toHaveBeenCalledTimes(1);
  });

  test('does not repeat a change whose body was sent, and says that it could not be done', async () => {
    const hold = vi.fn(() => Promise.reject(new Elsewhere('http://10.0.0.2:5000')));
    const relay: AppParts['relay'] = async (incoming) => {
      for await (const part of incoming) expect(String(part)).toBe('{}');
      return undefined;
    };
    const origin = await startApp(hold, relay);
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await rawRequest(`${origin}/quizzes`, headers, 'POST', '{}');
    expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'server_closing' }]);
    expect(hold).toHaveBeenCalledTimes(1);
  });

  test('looks again for whoever makes a change if none of its body was read', async () => {
    const hold = vi.fn(() => Promise.resolve());
    for (let times = 0; times < 2; times++) hold.mockRejectedValueOnce(new Elsewhere('http://10.0.0.2:5000'));
    const origin = await startApp(hold, () => Promise.resolve(undefined));
    const { status } = await rawRequest(`${origin}/quizzes`, {}, 'POST', 'no quiz');
    expect([hold.mock.calls.length, status]).toEqual([3, 400]);
  });
});
