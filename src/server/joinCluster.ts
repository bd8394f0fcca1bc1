import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { introduce, type Introduction } from './access/internalCalls';
import { deriveSecret } from './access/secret';
import { Leases } from './cluster/leases';
import { createHandOn } from './cluster/hubRelay';
import { Peers } from './cluster/peers';
import { Redis, errorText } from './cluster/redis';
import { relayRequest } from './cluster/restRelay';
import { NOTE_MEDIA, READ_MEDIA } from './cluster/scripts';
import type { Log } from '../session/ports';
import { Refusal } from '../session/refusal';
import type { Queue, Schedule } from '../session/schedule';
import { RedisStore } from './store/redisStore';
import { STORE_VERSION } from '../session/documents';

/** In milliseconds: the other process's disk may be slow. */
const CALL_TIMEOUT_MS = 20_000;
const MEDIA_KEY = 'quiz-night:media';
const NAMES = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

interface ClusterParts {
  redisUrl: string;
  internalUrl: string;
  serverKey: string;
  /** Called if Redis is silent for this process alone: whoever is connected must go to another one. */
  cutOff(): void;
  clock(): number;
  schedule: Schedule;
  log: Log;
}

/** What a process needs to share its work with others. The module is loaded only if there is a cluster. */
export type Cluster = Awaited<ReturnType<typeof joinCluster>>;

/** Joins the processes that share one Redis. Throws a StartError if Redis or the data folder is unusable. */
export async function joinCluster(parts: ClusterParts) {
  const { redisUrl, internalUrl, serverKey, cutOff, clock, schedule, log } = parts;
  const secret = (purpose: string) => Buffer.from(deriveSecret(serverKey, purpose)).toString('base64url');
  const internalKey = secret('calls between processes');
  const redis = await Redis.open(redisUrl, { log, schedule });
  const leases = new Leases({ redis, internalUrl, version: STORE_VERSION, clock, schedule, log });
  // The server's key is a file in the data folder, and so identifies it.
  const folderMark = secret('data folder');
  const peers = new Peers({ redis, leases, internalUrl, folderMark, cutOff, schedule, log });
  await peers.start().catch((error: unknown) => {
    redis.close();
    throw error;
  });
  log('info', `Other processes reach this one at ${internalUrl}`);
  const call = createCall(internalKey);
  const store = new RedisStore(leases, log);
  let holding: Promise<void> | undefined;
  let isClosing = false;
  const hold = async (name: string): Promise<void> => {
    if (isClosing) throw new Refusal('server_closing');
    if (!(await leases.holds(name))) await leases.claim(name, true);
  };
  const tell = async (origin: string): Promise<void> => {
    const { ok, status } = await call(origin, '/seasons/changed', { method: 'POST' });
    if (!ok) throw new Error(`it answered ${status}`);
  };
  return {
    store,
    internalKey,
    /** Answers as the process at `origin` does; resolves with undefined if that process does not answer. */
    relay: (incoming: IncomingMessage, origin: string, introduction: Introduction) =>
      relayRequest(incoming, origin, internalKey, introduction),
    /** Changes, with the server's right, what only another process may change. */
    put: (origin: string, path: string, etag: string, body: string) =>
      call(origin, path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': etag },
        body,
      }),
    handOn: (path: string) => createHandOn(path, internalKey, peers),
    /** Resolves when this process alone may change quiz files. Throws Elsewhere if that is another one. */
    holdQuizzes: () => (holding ??= hold('quizzes').finally(() => (holding = undefined))),
    /** Tells all other processes that a season's file has changed. */
    tellSeasonsChanged(): void {
      for (const origin of peers.others)
        void tell(origin).catch((error: unknown) => {
          log('warn', `Could not tell ${origin} that a season has changed: ${String(error)}`, 'seasons');
        });
    },
    /** Publishes the media that a game here shows, so that other processes do not delete them. */
    noteMedia(sessionCode: string, fileNames: string[]): void {
      const args = [sessionCode, JSON.stringify(fileNames)];
      redis.run(NOTE_MEDIA, [MEDIA_KEY], args).catch((error: unknown) => {
        log(
          'warn',
          `Could not tell other processes which media session ${sessionCode} shows: ${errorText(error)}`,
          'media',
        );
      });
    },
    /** Returns the media that games of all processes show. Throws server_closing if Redis does not answer. */
    async readMedia(): Promise<ReadonlySet<string>> {
      const kept = await redis.run(READ_MEDIA, [MEDIA_KEY], []).catch(() => {
        throw new Refusal('server_closing');
      });
      return readNames(kept as string[], log);
    },
    /** For the metrics. */
    figures: { leases: () => leases.count, operations: () => redis.operations },
    /** Lets another process change the quiz files, once pending `changes` are done. */
    async handBack(changes: Queue): Promise<void> {
      isClosing = true;
      await changes(() => leases.release('quizzes')).catch(() => undefined);
    },
    /** To be called when the store is closed. */
    async close(): Promise<void> {
      await peers.close();
      redis.close();
    },
  };
}

/** Leaves out what is damaged, and logs its session. */
function readNames(kept: readonly string[], log: Log): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < kept.length; at += 2) {
    const read = v.safeParse(NAMES, kept[at + 1]);
    if (read.success) for (const name of read.output) names.add(name);
    else log('error', `The media of session ${kept[at]} are damaged in Redis and are left out`, 'media');
  }
  return names;
}

/** Returns a function that makes calls to other processes, with the server's own right. */
function createCall(internalKey: string) {
  const introduction = introduce(internalKey, { address: '', hasServerRight: true });
  return (origin: string, path: string, { headers, ...request }: CallRequest): Promise<Response> =>
    fetch(`${origin}${path}`, {
      ...request,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: { ...introduction, ...headers },
    });
}

interface CallRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string;
}
