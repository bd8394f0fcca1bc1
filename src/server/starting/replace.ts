import type { Readable } from 'node:stream';
import { safeParse } from 'valibot';
import { runningServer, type RunningServer } from './runningServer';
import { readStoredText } from '../disk';
import type { ServerTexts } from '../texts/texts';

/** In milliseconds: a server on this machine answers at once. */
const TIMEOUT_MS = 3_000;

interface Replacing {
  dataFolder: string;
  /** The host's link to the server that runs. */
  link: string;
  /** The version that was started now. */
  version: string;
  texts: Pick<ServerTexts, 'otherIdle' | 'otherPlays' | 'otherRuns'>;
  say(text: string): void;
  /** Resolves with the host's consent; missing where nobody can be asked. */
  ask?(): Promise<boolean>;
}

/**
 * Says so if the server that runs is of another version, and ends it if nobody plays and the host agrees. Resolves with
 * whether it ends; otherwise, it is the one to show.
 */
export async function replaceRunning(replacing: Replacing): Promise<boolean> {
  const { version, texts, say, ask } = replacing;
  const there = await call(replacing, 'GET');
  if (!there || there.version === version) return false;
  const versions = { running: there.version, started: version };
  if (there.openSessions > 0) say(texts.otherPlays(versions));
  else if (!ask) say(texts.otherRuns(versions));
  else {
    say(texts.otherIdle(versions));
    if (!(await ask())) return false;
    const left = await call(replacing, 'DELETE');
    if (left?.openSessions === 0) return true;
    say((left ? texts.otherPlays : texts.otherRuns)(versions));
  }
  return false;
}

/** Returns what the running server answers; undefined if it does not, or is too old for this question. */
async function call({ link, dataFolder }: Replacing, method: string): Promise<RunningServer | undefined> {
  const key = (await readStoredText(dataFolder, 'server-key')).trim();
  try {
    const answer = await fetch(new URL('/server', link), {
      method,
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = safeParse(runningServer, await answer.json());
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves when the host presses Enter in the terminal; false if that is closed. */
export function isEnterPressed(input: Readable = process.stdin): Promise<boolean> {
  return new Promise((resolve) => {
    const answered = (isPressed: boolean) => () => {
      input.pause();
      resolve(isPressed);
    };
    input.once('data', answered(true));
    input.once('end', answered(false));
  });
}
