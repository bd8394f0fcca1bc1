import type { Language } from './language';

const german = {
  /** For screen readers, beside a name. */
  away: 'nicht verbunden',
  /** The button on a name of the wall. */
  menu: (name: string) => `${name} umbenennen oder entfernen`,
  locked: 'Beitritt gesperrt',
  lock: 'Beitritt sperren',
  unlock: 'Beitritt erlauben',
  lockFailed: 'Der Server hat das nicht bestätigt.',
  pace: {
    label: 'Zeit je Frage',
    of: { 1: 'wie im Quiz', 1.5: 'anderthalbfach', 2: 'doppelt', 0: 'ohne Limit' },
  },
};
export type CrowdTexts = typeof german;

const english: CrowdTexts = {
  away: 'not connected',
  menu: (name) => `Rename or remove ${name}`,
  locked: 'Joining locked',
  lock: 'Lock joining',
  unlock: 'Allow joining',
  lockFailed: 'The server has not confirmed that.',
  pace: {
    label: 'Time per question',
    of: { 1: 'as in the quiz', 1.5: '1.5 times the time', 2: 'twice the time', 0: 'no limit' },
  },
};

/** What every lobby says of the players, and asks before the start; by the specification none of it is quoted. */
export const crowdTexts: Record<Language, CrowdTexts> = { mixture: german, german, english };
