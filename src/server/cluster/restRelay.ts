import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { introduce, type Introduction } from '../access/internalCalls';

/** In milliseconds: a process that has not begun to answer by then counts as gone; uploads may take any time. */
const ANSWER_TIMEOUT_MS = 3_000;
/** What concerns one connection alone. */
const OF_CONNECTION = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade']);
const WITHOUT_BODY = new Set([204, 304]);

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
  const { method, url = '/' } = incoming;
  const headers = { ...without(incoming.headers), ...introduce(internalKey, introduction) };
  const request = origin.startsWith('https:') ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
    const call = request(`${origin}${url}`, { method, headers }, (response) => {
      call.setTimeout(0);
      resolve(response);
    });
    call.on('error', () => resolve(undefined));
    incoming.on('close', () => !incoming.complete && call.destroy());
    if (method === 'PUT' || method === 'POST') incoming.pipe(call);
    else call.setTimeout(ANSWER_TIMEOUT_MS, () => call.destroy()).end();
  });
  if (!answer) return undefined;
  const status = answer.statusCode ?? 502;
  const body = WITHOUT_BODY.has(status) || method === 'HEAD' ? null : Readable.toWeb(answer);
  return new Response(body as ReadableStream | null, {
    status,
    headers: Object.entries(without(answer.headers)).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  });
}

function without(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
}
