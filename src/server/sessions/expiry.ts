import type { Lobby } from './sessionService';
import type { Schedule } from '../pacer';

const MINUTE_MS = 60_000;

/** Counts the minutes of all rooms, and ends those that nobody needs any more. Answers how to stop it. */
export function endIdleSessions(
  lobby: Lobby,
  isConnected: (sessionCode: string) => boolean,
  schedule: Schedule,
): () => void {
  let stop = (): void => undefined;
  const wait = (): void => {
    stop = schedule(() => {
      wait();
      void lobby.passMinute(isConnected);
    }, MINUTE_MS);
  };
  wait();
  return () => stop();
}
