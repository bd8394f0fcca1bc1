import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import type { LinkState } from '../connection/hubLink';

const en = {
  productName: 'Quiz Night',
  invitation: 'Join the quiz',
  labels: { code: 'Room code', name: 'Your name' },
  join: 'Join',
  joining: 'Joining…',
  cancel: 'Cancel',
  returning: (name: string) => `Welcome back, ${name}. One moment…`,
  otherSession: 'Join another room',
  joined: 'You are in',
  roomCode: 'Room',
  others: (count: number) =>
    count < 1
      ? 'Just you so far'
      : count === 1
        ? '1 other is here'
        : `${count.toLocaleString('en')} others are here`,
  whatNext: 'Watch the big screen. You can lock this phone: your place is kept.',
  leave: 'Leave the room',
  links: {
    connecting: 'Connecting…',
    online: 'Connected',
    offline: 'No connection. Still trying; check that this phone is in the venue’s Wi-Fi.',
  } satisfies Record<LinkState, string>,
  failures: {
    code_missing: 'Type the room code from the big screen.',
    code_unknown: 'There is no room with this code. Compare it with the big screen.',
    session_full: 'This room is full. Share a phone with someone who is in, or ask the host.',
    session_locked: 'This room lets nobody else in at the moment. Ask the host.',
    name_empty: 'Type the name that the others should see.',
    name_too_long: `This name is too long. ${MAX_NAME_CHARACTERS} characters are the most that fit, fewer of long emoji.`,
    name_invalid: 'This name has characters that cannot be shown. Use letters, digits or emoji.',
    name_taken: 'Someone here already has this name. Add a letter or your initial.',
    server_failed: 'The quiz computer could not let you in. Try again; if that does not help, tell the host.',
    session_ended: 'Your last room has ended. Type the code that is on the big screen now.',
    membership_gone: 'Your place in this room is gone. Join again.',
    player_removed:
      'The host has taken this name off the list. You are welcome back under another one: type it here.',
  },
};

/** Every text of joining, and of the page around the game. */
export type PlayerTexts = typeof en;

const de: PlayerTexts = {
  productName: 'Quiz Night',
  invitation: 'Beim Quiz mitspielen',
  labels: { code: 'Raumcode', name: 'Dein Name' },
  join: 'Mitspielen',
  joining: 'Einen Moment…',
  cancel: 'Abbrechen',
  returning: (name) => `Willkommen zurück, ${name}. Einen Moment…`,
  otherSession: 'In einen anderen Raum',
  joined: 'Du bist dabei',
  roomCode: 'Raum',
  others: (count) =>
    count < 1
      ? 'Du bist noch allein hier'
      : count === 1
        ? 'Noch 1 Team ist hier'
        : `${count.toLocaleString('de')} andere sind hier`,
  whatNext: 'Schau auf die Leinwand. Du kannst das Handy sperren: Dein Platz bleibt dir.',
  leave: 'Raum verlassen',
  links: {
    connecting: 'Verbinde…',
    online: 'Verbunden',
    offline: 'Keine Verbindung. Wir versuchen es weiter; prüf, ob dein Handy hier im WLAN ist.',
  },
  failures: {
    code_missing: 'Gib den Raumcode von der Leinwand ein.',
    code_unknown: 'Einen Raum mit diesem Code gibt es nicht. Vergleiche ihn mit der Leinwand.',
    session_full: 'Dieser Raum ist voll. Spiel bei jemandem mit oder frag die Spielleitung.',
    session_locked: 'In diesen Raum kommt gerade niemand mehr hinein. Frag die Spielleitung.',
    name_empty: 'Gib den Namen ein, den die anderen sehen sollen.',
    name_too_long: `Dieser Name ist zu lang. Höchstens ${MAX_NAME_CHARACTERS} Zeichen haben Platz, von langen Emoji weniger.`,
    name_invalid:
      'Dieser Name enthält Zeichen, die sich nicht zeigen lassen. Nimm Buchstaben, Ziffern oder Emoji.',
    name_taken: 'So heißt hier schon jemand. Häng einen Buchstaben oder deine Initiale an.',
    server_failed:
      'Der Quiz-Rechner konnte dich nicht einlassen. Versuch es noch einmal oder sag der Spielleitung Bescheid.',
    session_ended: 'Dein letzter Raum ist beendet. Gib den Code ein, der jetzt auf der Leinwand steht.',
    membership_gone: 'Dein Platz in diesem Raum ist nicht mehr da. Tritt noch einmal bei.',
    player_removed:
      'Die Spielleitung hat diesen Namen von der Liste genommen. Unter einem anderen bist du wieder willkommen: Gib ihn hier ein.',
  },
};

/** The page's language: the first that the phone speaks and we do, else English. `phoneLanguages` are BCP 47 tags. */
export function languageFor(phoneLanguages: readonly string[]): 'de' | 'en' {
  const spoken = phoneLanguages.find((tag) => /^(de|en)\b/i.test(tag));
  return spoken && /^de/i.test(spoken) ? 'de' : 'en';
}

/** The catalogue of a language. */
export function textsFor(language: 'de' | 'en'): PlayerTexts {
  return language === 'de' ? de : en;
}
