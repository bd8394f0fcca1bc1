import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { urlIn } from '../../contract/urls';
import { introduce, type Introduction } from '../access/internalCalls';

/** Milliseconds after which a process that has not begun to answer counts as gone. */
const ANSWER_TIMEOUT_MS = 3_000;
/** The same for requests with a body: both the caller and the disk may be slow. */
const CHANGE_TIMEOUT_MS = 35_000;
/** Headers that concern one connection only. */
const OF_CONNECTION = /^(connection|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
const WITHOUT_BODY = new Set([204, 304]);

/** The outgoing call of each request; a retry replaces it. */
const calls = new WeakMap<IncomingMessage, ClientRequest>();

/**
 * Answers a request with the answer of the process at `origin`; returns undefined if that process does not
 * answer.
 *
 * @param internalKey proves to the other process that the call comes from one of them
 */
export async function relayRequest(
  incoming: IncomingMessage,
  origin: string,
  internalKey: string,
  introduction: Introduction,
): Promise<Response | undefined> {
  const { method } = incoming;
  const isChange = method === 'PUT' || method === 'POST';
  const headers = { ...without(incoming.headers), ...introduce(internalKey, introduction) };
  // The body stays here, so the other process must not wait for it.
  if (!isChange) delete headers['content-length'];
  const request = origin.startsWith('https:') ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
    const timeout = isChange ? CHANGE_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
    // Uses a connection of its own, since a pooled one may be closed at this very moment.
    const options = { path: pathOf(incoming), method, headers, timeout, agent: false };
    const call = request(origin, options, (response) => {
      call.setTimeout(0);
      resolve(response);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(undefined));
    call.on('close', () => resolve(undefined));
    if (!calls.has(incoming))
      incoming.on('close', () => !incoming.complete && calls.get(incoming)?.destroy());
    calls.set(incoming, call);
    // The body is read only once somebody accepts the connection, so that it can still be sent elsewhere.
    if (isChange) call.on('socket', (socket) => socket.once('connect', () => incoming.pipe(call)));
    else call.end();
  });
  const status = answer?.statusCode ?? 503;
  // That process is ending, has lost its store, or has lost what it was asked for.
  if (!answer || (status === 503 && !isChange)) {
    answer?.resume();
    return undefined;
  }
  const hasBody = !WITHOUT_BODY.has(status) && method !== 'HEAD';
  if (!hasBody) answer.resume();
  const body = hasBody ? Readable.toWeb(answer) : null;
  return new Response(body as ReadableStream | null, {
    status,
    headers: Object.entries(without(answer.headers)).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  });
}

function without(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));
}

/** Returns the path and query of a request: some clients send the full URL, as they would to a proxy. */
function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = urlIn(url) ?? { pathname: '/', search: '' };
  return pathname + search;
}
