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
};
export type CrowdTexts = typeof german;

const english: CrowdTexts = {
  away: 'not connected',
  menu: (name) => `Rename or remove ${name}`,
  locked: 'Joining locked',
  lock: 'Lock joining',
  unlock: 'Allow joining',
  lockFailed: 'The server has not confirmed that.',
};

/** What every lobby says of the players in the room. The specification quotes none of it, so the mixture is German. */
export const crowdTexts: Record<Language, CrowdTexts> = { mixture: german, german, english };
