import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rawRequest } from '../../support/rawHttp';
import { openSession, startQuizServer, temporaryFolder } from '../../support/quizServer';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const AXIOS = 'application/json, text/plain, */*';
const THEME_SCRIPT = "document.documentElement.className = 'dark';";
const FILES = {
  'index.html': `<!doctype html><html><head><script>${THEME_SCRIPT}</script><script type="module" src="/assets/a.js"></script></head><body>host</body></html>`,
  'src/host/remote.html': '<!doctype html><html><head></head><body>remote</body></html>',
  'src/player/index.html':
    '<!doctype html><html lang="en"><head></head><body>player</body><noscript>No.</noscript></html>',
  'src/player/index.uk.html':
    '<!doctype html><html lang="en"><head></head><body><noscript>No.</noscript><p id="notice" hidden>No.</p>форма</body></html>',
  'src/host/preview.html': '<!doctype html><html><head></head><body>projector preview</body></html>',
  'src/player/preview.html': '<!doctype html><html><head></head><body>phone preview</body></html>',
  'assets/a.js': 'let plain;',
  'assets/a.js.br': 'BR',
  'assets/a.js.gz': 'GZ',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function startWithClient() {
  const clientFolder = await temporaryFolder();
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(clientFolder, path)), { recursive: true });
    await writeFile(join(clientFolder, path), content);
  }
  const server = await startQuizServer({ clientFolder });
  const get = (path: string, headers: Record<string, string> = {}, method?: string) =>
    rawRequest(`${server.origin}${path}`, headers, method);
  return { server, clientFolder, get };
}

const { server, get } = await startWithClient();

describe('pages', () => {
  test.each([
    ['/', 'host'],
    ['/session', 'host'],
    ['/session/BBBBB', 'host'],
    ['/session/BBBBB/stage', 'host'],
    ['/remote/BBBBB', 'remote'],
    ['/join', 'player'],
    ['/join/', 'player'],
    ['/join/BBBBB', 'player'],
    ['/preview', 'projector preview'],
    ['/preview/phone', 'phone preview'],
  ])('%s is the page of the %s', async (path, who) => {
    const { status, headers, text } = await get(path, { accept: BROWSER });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<body>${who}</body>`);
    expect(text).toContain('<meta name="quiz-server" content="embedded">');
  });

  test.each([
    ['uk', 'uk', 'Цій сторінці потрібен JavaScript'],
    ['pt-BR, en;q=0.5', 'pt-BR', 'Esta página precisa de JavaScript'],
    ['pt-PT, en;q=0.5', 'pt', 'Esta página precisa de JavaScript'],
    // Only begun.
    ['he, fr;q=0.5', 'fr', 'JavaScript'],
    ['no', 'nb', 'JavaScript'],
    ['sr-Latn, zz', 'en', 'This page needs JavaScript'],
    ['', 'en', 'This page needs JavaScript'],
  ])('a browser that asks for "%s" gets the page in %s', async (wished, language, noScript) => {
    const { headers, text } = await get('/join', { accept: BROWSER, 'accept-language': wished });
    expect(headers.vary).toContain('Accept-Language');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<noscript>`);
    expect(text).toContain(noScript);
  });

  test('an address can ask for a language that is only begun, which may run from right to left', async () => {
    const { text } = await get('/join?lang=he', { accept: BROWSER, 'accept-language': 'fr' });
    expect(text).toContain('<html lang="he" dir="rtl">');
  });

  test('the page for phones is the one that was drawn in its language', async () => {
    const drawn = await get('/join', { accept: BROWSER, 'accept-language': 'uk' });
    expect(drawn.text).toContain('<p id="notice" hidden>Сторінка завантажилася не повністю.');
    expect(drawn.text).toContain('форма');
    const other = await get('/join', { accept: BROWSER, 'accept-language': 'fr' });
    expect(other.text).toContain('<body>player</body>');
  });

  test('an unknown address is the host page with status 404, which says so itself', async () => {
    const { status, text } = await get('/no/such/page', { accept: BROWSER });
    expect([status, text.includes('<body>host</body>')]).toEqual([404, true]);
  });

  test('/session/{code} is a page for a browser and data for everybody else', async () => {
    const session = await openSession(server);
    const path = `/session/${session.sessionCode}`;
    const page = await get(path, { accept: BROWSER });
    expect([page.headers['content-type'], page.headers.vary]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining('Accept'),
    ]);
    for (const accept of [AXIOS, '*/*', '']) {
      const data = await get(path, accept ? { accept } : {});
      expect(JSON.parse(data.text)).toMatchObject(session);
      expect(data.headers.vary).toContain('Accept');
    }
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => String(brotliDecompressSync(body))],
    ['gzip', 'gzip', (body: Buffer) => String(gunzipSync(body))],
    ['br;q=0', undefined, String],
  ])('for %j a page comes as %s', async (encodings, encoding, decode) => {
    const { headers, body } = await get('/', { accept: BROWSER, 'accept-encoding': encodings });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(decode(body)).toContain('<body>host</body>');
  });

  test('without a built client a page is one plain sentence', async () => {
    const { origin } = await startQuizServer();
    const { status, headers, text } = await rawRequest(`${origin}/join`, { accept: BROWSER });
    expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=UTF-8']);
    expect(text).toMatch(/npm run build/);
  });
});

describe('files', () => {
  test('with a hash in their name are cached forever, and are sent compressed', async () => {
    const { status, headers, text } = await get('/assets/a.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([status, text, headers['content-encoding']]).toEqual([200, 'BR', 'br']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers.vary).toContain('Accept-Encoding');
    expect((await get('/assets/a.js')).text).toBe('let plain;');
  });

  test.each(['/', '/icon.svg'])(
    'without one, such as %s, are revalidated, and not sent again',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await get(path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  test('are read once, at the start: no request opens one', async () => {
    const { clientFolder, get } = await startWithClient();
    await rm(clientFolder, { recursive: true });
    const encodings = { 'accept-encoding': 'br' };
    expect((await get('/assets/a.js', encodings)).text).toBe('BR');
    expect((await get('/icon.svg', encodings)).text).toBe(FILES['icon.svg']);
  });

  test.each(['/assets/a.js', '/icon.svg', '/'])('%s is described without being sent', async (path) => {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name] ?? 'missing']);
  });

  test('are sent whole, whatever part is requested', async () => {
    const { status, text, headers } = await get('/assets/a.js', { range: 'bytes=4-7' });
    expect([status, text, headers['content-range']]).toEqual([200, 'let plain;', undefined]);
  });

  test.each(['/assets/missing.js', '/assets/..%2f..%2fpackage.json', '/..%5cpackage.json', '/assets/%00'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each([
    ['/index.html', '/'],
    ['/src/player/index.html', '/join'],
    ['/src/host/preview.html', '/preview'],
    ['/src/player/preview.html', '/preview/phone'],
  ])('%s leads to the page itself', async (path, page) => {
    const { status, headers } = await get(path, { accept: BROWSER });
    expect([status, headers.location]).toEqual([302, page]);
  });
});

test('headers allow no inline script but the ones in the page, no frames and no sniffing', async () => {
  const { headers } = await get('/');
  const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  // The host may point pages at another server; files just chosen on the device have other addresses.
  expect(policy).toContain('img-src * http: https: data: blob:;');
  expect(policy).toContain('media-src * http: https: blob:;');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("default-src 'self'");
  expect(policy.replace(/style-src[^;]*/, '')).not.toMatch(/unsafe-/);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

const NOBODY = [
  '/',
  '/session',
  '/join',
  '/remote/BBBBB',
  '/preview/',
  '/preview/other',
  '/src/host/preview.html',
  '/quizzes',
  '/session/BBBBB',
  '/assets/a.js',
  '/icon.svg',
  '/nowhere',
];

test.each([
  ...NOBODY.map((path) => [path, "'none'", 'DENY'] as const),
  ...['/preview', '/preview/phone'].map((path) => [path, "'self'", 'SAMEORIGIN'] as const),
])('%s can be framed by %s, and has the headers of every page otherwise', async (path, framed, option) => {
  const [{ headers }, page] = [await get(path, { accept: BROWSER }), await get('/')];
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${framed}`);
  expect(headers['x-frame-options']).toBe(option);
  const rest = policy.replace(`frame-ancestors ${framed}`, "frame-ancestors 'none'");
  expect(rest).toBe(page.headers['content-security-policy']);
  for (const name of ['x-content-type-options', 'referrer-policy'])
    expect([name, headers[name]]).toEqual([name, page.headers[name]]);
});
