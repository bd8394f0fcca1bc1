import type { Session } from '../../contract/session';
import { fetchQuizzes, fetchSession } from '../api/quizApi';
import { storedText } from '../browser/storedText';

/** Why the server's join address is not shown. */
export type JoinProblem =
  /** A loopback address means the machine that opens it: on a phone, the phone. */
  'loopback' | 'unreachable';

/** How long an address may take to answer, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Loopback hosts, as a URL spells them. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

const chosen = storedText('quiz-night.join-origin');

/** Which of several network addresses the host chose, as an origin. */
export const readJoinOrigin = chosen.read;
export const saveJoinOrigin = chosen.write;
export const subscribeToJoinOrigin = chosen.subscribe;

/** All addresses where phones can join a session; none where the server sends none. */
export function joinUrlsOf({ joinUrl, joinUrls }: Session): string[] {
  return joinUrls?.length ? joinUrls : joinUrl ? [joinUrl] : [];
}

/** The address with the origin that the host chose; the server's first where there is none. */
export function pickJoinUrl(urls: readonly string[], origin: string | null): string | undefined {
  return urls.find((url) => new URL(url).origin === origin) ?? urls[0];
}

/** Whether a quiz server answers this browser at the join address, and if not, why. Rejects only when aborted. */
export async function checkJoinUrl(url: string, signal: AbortSignal): Promise<JoinProblem | null> {
  const { origin, hostname } = new URL(url);
  if (LOOPBACK.test(hostname)) return 'loopback';
  try {
    await fetchQuizzes(origin, signal, TIMEOUT_MS);
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    return 'unreachable';
  }
}

/** The session's join addresses as they are now: the machine may be on another network since. */
export async function readJoinUrls(address: string, code: string, signal: AbortSignal): Promise<string[]> {
  return joinUrlsOf(await fetchSession(address, code, signal));
}
