import { QuizApiError } from './quizApiError';
import { noteSilence } from './useSilentServer';

/** Servers that have sent something that only ours has. */
const ours = new Set<string>();
/** By address, what the first read found: an error if the server has nothing there. */
const found = new Map<string, Promise<QuizApiError | null>>();

/** Asks every server anew. */
export function forgetAdditions(): void {
  ours.clear();
  found.clear();
}

/**
 * Reads what only our own servers have at `path`. A server that turns out to know the specification alone is
 * not asked for it again while this page is open: the same error comes at once.
 */
export async function readAddition<T>(address: string, path: string, read: () => Promise<T>): Promise<T> {
  const known = found.get(address + path);
  const absence = known && (await known);
  if (absence) throw absence;
  // A moment later: React's StrictMode mounts everything twice, and cancels the first.
  const reading = Promise.resolve().then(read);
  const finding = reading.then(
    () => {
      ours.add(address);
      return null;
    },
    async (error: unknown) => {
      if (error instanceof QuizApiError && (await isAbsent(address, error))) return error;
      found.delete(address + path);
      return null;
    },
  );
  found.set(address + path, finding);
  return reading;
}

/** Whether anything answers at an address, even if no other site may read it. */
export async function isThere(address: string, signal?: AbortSignal): Promise<boolean> {
  const answers = await fetch(`${address}/quizzes`, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
  if (!signal?.aborted) noteSilence(address, !answers);
  return answers;
}

/** Whether the server has nothing there: it says so, sends a page, or does not allow other sites to ask. */
async function isAbsent(address: string, { failure }: QuizApiError): Promise<boolean> {
  if (failure.kind === 'http') return [404, 405, 501].includes(failure.status);
  if (failure.kind !== 'unreachable') return failure.kind === 'unreadable';
  // A browser does not tell a refusal to other sites from a server that is away. Only the latter cannot be sent this.
  return !ours.has(address) && isThere(address);
}
