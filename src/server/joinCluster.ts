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
import type { Log } from './log';
import { Refusal } from './refusal';
import type { Queue, Schedule } from './schedule';
import { RedisStore } from './store/redisStore';
import { STORE_VERSION } from './store/sessionDocuments';

/** In milliseconds: the other process's disk may take it slowly. */
const PUT_TIMEOUT_MS = 20_000;
const MEDIA_KEY = 'quiz-night:media';
const NAMES = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

interface ClusterParts {
  redisUrl: string;
  internalUrl: string;
  serverKey: string;
  /** Redis is silent for this process alone: whoever is connected must go to another one. */
  cutOff(): void;
  clock(): number;
  schedule: Schedule;
  log: Log;
}

/** What a process needs to share its work with others. Loaded only where it does. */
export type Cluster = Awaited<ReturnType<typeof joinCluster>>;

/** Joins the processes that share one Redis. Throws a StartError where Redis or the data folder cannot be used. */
export async function joinCluster({ redisUrl, serverKey, ...parts }: ClusterParts) {
  const secret = (purpose: string) => Buffer.from(deriveSecret(serverKey, purpose)).toString('base64url');
  const internalKey = secret('calls between processes');
  const redis = await Redis.open(redisUrl, parts);
  const leases = new Leases({ ...parts, redis, version: STORE_VERSION });
  // The server's key is a file of the data folder.
  const peers = new Peers({ ...parts, redis, leases, folderMark: secret('data folder') });
  await peers.start().catch((error: unknown) => {
    redis.close();
    throw error;
  });
  parts.log('info', `other processes reach this one at ${parts.internalUrl}`);
  const store = new RedisStore(leases, parts.log);
  let holding: Promise<void> | undefined;
  let isClosing = false;
  const hold = async (name: string): Promise<void> => {
    if (isClosing) throw new Refusal('server_closing');
    if (!(await leases.holds(name))) await leases.claim(name, true);
  };
  return {
    store,
    internalKey,
    /** Answers as the process at `origin` does; undefined where that one does not answer. */
    relay: (incoming: IncomingMessage, origin: string, introduction: Introduction) =>
      relayRequest(incoming, origin, internalKey, introduction),
    /** Changes what another process alone may change, as somebody with the server's right. */
    put: createPut(internalKey),
    handOn: (path: string) => createHandOn(path, internalKey, peers),
    /** Resolves when this process alone may change quiz files. Throws Elsewhere where that is another one. */
    holdQuizzes: () => (holding ??= hold('quizzes').finally(() => (holding = undefined))),
    /** Other processes must not delete what a game here shows. */
    noteMedia(sessionCode: string, fileNames: string[]): void {
      const args = [sessionCode, JSON.stringify(fileNames)];
      redis.run(NOTE_MEDIA, [MEDIA_KEY], args).catch((error: unknown) => {
        parts.log(
          'warn',
          `others do not know the media of session ${sessionCode}: ${errorText(error)}`,
          'media',
        );
      });
    },
    /** The media that games of all processes show. Throws server_closing where Redis does not say. */
    async readMedia(): Promise<ReadonlySet<string>> {
      const kept = await redis.run(READ_MEDIA, [MEDIA_KEY], []).catch(() => {
        throw new Refusal('server_closing');
      });
      return readNames(kept as string[], parts.log);
    },
    /** For those who watch over the processes. */
    figures: { leases: () => leases.count, operations: () => redis.operations },
    /** Gives the quiz files to whoever changes them next, when `changes` under way are done. */
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

/** What is damaged is left out, and the log names its session. */
function readNames(kept: readonly string[], log: Log): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < kept.length; at += 2) {
    const read = v.safeParse(NAMES, kept[at + 1]);
    if (read.success) for (const name of read.output) names.add(name);
    else log('error', `the media of session ${kept[at]} are damaged in Redis and are left out`, 'media');
  }
  return names;
}

function createPut(internalKey: string) {
  const introduction = introduce(internalKey, { address: '', hasServerRight: true });
  return (origin: string, path: string, etag: string, body: string): Promise<Response> =>
    fetch(`${origin}${path}`, {
      method: 'PUT',
      body,
      signal: AbortSignal.timeout(PUT_TIMEOUT_MS),
      headers: { ...introduction, 'content-type': 'application/json', 'if-match': etag },
    });
}
