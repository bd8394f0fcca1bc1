import type { Language } from './language';

const german = {
  /** For screen readers, beside a name. */
  away: 'nicht verbunden',
  /** The button on a name of the wall. */
  menu: (name: string) => `${name} umbenennen oder entfernen`,
  locked: 'Raum geschlossen',
  lock: 'Raum schließen',
  unlock: 'Raum öffnen',
  lockFailed: 'Der Server hat das nicht bestätigt.',
};
export type CrowdTexts = typeof german;

const english: CrowdTexts = {
  away: 'not connected',
  menu: (name) => `Rename or remove ${name}`,
  locked: 'Room closed',
  lock: 'Close the room',
  unlock: 'Open the room',
  lockFailed: 'The server has not confirmed that.',
};

/** What every lobby says of the players in the room. The specification quotes none of it, so the mixture is German. */
export const crowdTexts: Record<Language, CrowdTexts> = { mixture: german, german, english };
