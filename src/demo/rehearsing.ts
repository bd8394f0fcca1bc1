import { Rehearsals } from '../session/rehearsal/rehearsals';
import type { PageGround } from './ground';

/** Returns the rehearsals of a page: they end like the server's, and their reports are kept as long. */
export function rehearsalsOn(ground: PageGround): Rehearsals {
  const { monitors, schedule, clock, log } = ground.services;
  return new Rehearsals({
    sessions: {
      open: (quizId, how) => ground.open(String(quizId), how.rehearsed, { rehearsal: true }),
      find: (sessionCode) => ground.find(sessionCode),
      end: (session) => session.end(),
    },
    monitors,
    mediaFolder: {
      look: () => Promise.resolve(),
      faultOf: (_kind, fileName) => (ground.media.has(fileName) ? undefined : { fault: 'missing' }),
    },
    random: Math.random,
    schedule,
    clock,
    log,
  });
}
