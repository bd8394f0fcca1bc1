import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPhone } from '../e2e/fixtures';

/** When a phone asks for a file: before one can type, before it can join, or once it is in. */
export type Phase = 'type' | 'join' | 'later';

/** A file of the phone's page. */
interface PageFile {
  path: string;
  /** Whether nothing is waited for it: a font, a picture, or data. */
  isExtra: boolean;
}

/** What a phone asks for, in turns: those of one turn at once, and the next when all that count are there. */
export interface PageFiles {
  path: string;
  /** In milliseconds: how long after it was opened the page asks for anything, if nobody touches it. */
  restMs: number;
  turns: { phase: Phase; files: PageFile[] }[];
}

interface AskedFile extends PageFile {
  from: number;
  to: number;
}

/** Waits until everything has come, and nothing more was asked for within a second. */
async function settled(asked: readonly AskedFile[]): Promise<void> {
  const since = performance.now();
  while (asked.some(({ to }) => to === Infinity) || performance.now() - lastOf(asked, since) < 1_000)
    await pause(50);
}

function lastOf(asked: readonly AskedFile[], since: number): number {
  return Math.max(since, ...asked.map(({ to }) => to));
}

/** Reads from a browser what the page of a session asks for, and when. The page itself is the first turn. */
export async function readPage(browser: Browser, origin: string, code: string): Promise<PageFiles> {
  const phone = await openPhone(browser, origin);
  const asked: AskedFile[] = [];
  phone.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const type = request.resourceType();
    if (type === 'document' || type === 'websocket') return;
    const file = {
      path: pathname + search,
      isExtra: type !== 'script' && type !== 'stylesheet',
      from: performance.now(),
      to: Infinity,
    };
    asked.push(file);
    void request.response().then(
      () => (file.to = performance.now()),
      () => undefined,
    );
  });
  const connected = phone.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  const html = await (await phone.goto(`/join/${code}`))!.text();
  const field = phone.getByRole('textbox', { name: /name/i });
  await field.waitFor();
  await connected;
  await settled(asked);
  const before = asked.length;
  await field.fill('A phone to look at');
  await phone.getByRole('button', { name: /join/i }).click();
  await phone.getByRole('button', { name: /leave/i }).waitFor();
  await settled(asked);
  await phone.context().close();
  // A page whose HTML has the form can be typed in at once.
  const first: Phase = /<form[\s>][^]*<input[\s>]/.test(html) ? 'join' : 'type';
  const turns: PageFiles['turns'] = [];
  for (const [phase, files] of [
    [first, asked.slice(0, before)],
    ['later', asked.slice(before)],
  ] as const) {
    let end = -Infinity;
    for (const { path, isExtra, from, to } of files) {
      // What is asked for after something has arrived was in it.
      if (from >= end || turns.at(-1)?.phase !== phase) turns.push({ phase, files: [] });
      turns.at(-1)!.files.push({ path, isExtra });
      if (!isExtra) end = Math.min(from >= end ? Infinity : end, to);
    }
  }
  // As beforeScripts.js says it.
  return { path: `/join/${code}`, restMs: html.includes('id="late"') ? 700 : 0, turns };
}

/** Loads a page's files as a browser does: over at most six connections, which are kept. */
export class PageLoader {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #rest: Promise<void>[] = [];
  #restUntil = 0;
  /** The bytes of all bodies, as they came. */
  bytes = 0;

  constructor(private readonly origin: string) {}

  /** Loads the page's files of these phases; resolves once all are there that anything waits for. */
  async load({ path, restMs, turns }: PageFiles, phases: readonly Phase[]): Promise<void> {
    const start = performance.now();
    if (phases.includes('type')) {
      await this.#get(path);
      this.#restUntil = start + restMs;
    }
    if (phases.includes('join')) await pause(Math.max(0, this.#restUntil - start));
    for (const { phase, files } of turns) {
      if (!phases.includes(phase)) continue;
      const loads = files.map(({ path, isExtra }) => ({ isExtra, load: this.#get(path) }));
      this.#rest.push(...loads.map(({ load }) => load));
      await Promise.all(loads.filter(({ isExtra }) => !isExtra).map(({ load }) => load));
    }
  }

  /** Resolves when everything that was asked for is there. */
  async settled(): Promise<void> {
    await Promise.all(this.#rest);
  }

  close(): void {
    this.#agent.destroy();
  }

  #get(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      // Without https, browsers take no Brotli.
      const headers = { 'accept-encoding': 'gzip, deflate', 'accept-language': 'en-GB,en;q=0.9' };
      let hasAnswer = false;
      const request = get(`${this.origin}${path}`, { agent: this.#agent, headers }, (response) => {
        hasAnswer = true;
        response.on('data', (data: Buffer) => (this.bytes += data.length));
        response.on('end', resolve);
        response.on('error', reject);
      });
      request.on('error', (error) => {
        // The server had closed a connection that was kept: browsers ask again.
        if (request.reusedSocket && !hasAnswer) this.#get(path).then(resolve, reject);
        else reject(error);
      });
    });
  }
}
