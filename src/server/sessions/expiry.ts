import type { Schedule } from '../schedule';
import type { SessionService } from './sessionService';

const MINUTE_MS = 60_000;

/** Counts the minutes of all sessions, and ends those that nobody needs any more. Returns a function that stops it. */
export function endIdleSessions(
  service: SessionService,
  isConnected: (sessionCode: string) => boolean,
  schedule: Schedule,
): () => void {
  let stop = (): void => undefined;
  const wait = (): void => {
    stop = schedule(() => {
      wait();
      void service.passMinute(isConnected);
    }, MINUTE_MS);
  };
  wait();
  return () => stop();
}
