import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { urlIn } from '../../contract/urls';
import { introduce, type Introduction } from '../access/internalCalls';

/** In milliseconds: a process that has not begun to answer by then counts as gone. */
const ANSWER_TIMEOUT_MS = 3_000;
/** The same for what has a body: the caller may send it slowly, and the disk may take it slowly. */
const CHANGE_TIMEOUT_MS = 35_000;
/** What concerns one connection alone. */
const OF_CONNECTION = /^(connection|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
const WITHOUT_BODY = new Set([204, 304]);

/** The call that a request waits for; it is another one each time that the request is tried again. */
const calls = new WeakMap<IncomingMessage, ClientRequest>();

/**
 * Answers a request with what the process at `origin` answers to it, or undefined where that one does not answer.
 *
 * @param internalKey shows the other process that the call comes from one of them
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
  // Its body stays here: the other process must not wait for it.
  if (!isChange) delete headers['content-length'];
  const request = origin.startsWith('https:') ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
    const timeout = isChange ? CHANGE_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
    // A connection of its own: one that is used again may be closed in this moment.
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
    // Where nobody is there, nothing of the body is read, and it can be sent elsewhere.
    if (isChange) call.on('socket', (socket) => socket.once('connect', () => incoming.pipe(call)));
    else call.end();
  });
  const status = answer?.statusCode ?? 503;
  // It ends, or has no store itself, or has lost what it was asked for.
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

/** What a request asks for, as a path with its query: some clients name the whole address, as they do to a proxy. */
function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = urlIn(url) ?? { pathname: '/', search: '' };
  return pathname + search;
}
