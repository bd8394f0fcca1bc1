import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import { defineTexts } from '../languages/defineTexts';

const inBrackets = (count: number | undefined) => (count === undefined ? '' : ` (${count})`);

/** The texts of what hosts do with players. */
export const usePlayerTexts = defineTexts({
  de: {
    rename: 'Umbenennen',
    uncover: 'Namen zeigen',
    remove: 'Entfernen',
    newName: 'Neuer Name',
    save: 'Übernehmen',
    nameFaults: {
      empty: 'Bitte einen Namen eingeben.',
      too_long: `Höchstens ${MAX_NAME_CHARACTERS} Zeichen haben Platz, von langen Emoji weniger.`,
      refused: 'Dieser Name ist schon vergeben, wurde entfernt oder lässt sich nicht zeigen.',
    },
    removeQuestion: (name: string) => ({
      title: `${name} entfernen?`,
      text: 'Punkte und Name sind dann verloren. Unter einem anderen Namen kann das Handy wieder beitreten, solange der Beitritt nicht gesperrt ist.',
      confirm: 'Entfernen',
    }),
    removeMany: {
      heading: 'Mehrere entfernen',
      /** How many: only where it is known. */
      away: (count?: number) => `Alle ohne Verbindung und ohne Antwort entfernen${inBrackets(count)}`,
      fromHere: (count: number) => `Dieses und alle neueren entfernen${inBrackets(count)}`,
      newest: 'Die neuesten entfernen',
      howMany: 'Wie viele?',
      awayQuestion: 'Alle entfernen, die nicht verbunden sind und noch nichts beantwortet haben?',
      newestQuestion: (count: number) =>
        count === 1 ? 'Das neueste Team entfernen?' : `Die ${count} neuesten Teams entfernen?`,
      text: 'Ihre Punkte sind dann verloren. Unter demselben Namen können sie wieder beitreten, solange der Beitritt nicht gesperrt ist.',
      confirm: 'Alle entfernen',
    },
  },
  en: {
    rename: 'Rename',
    uncover: 'Show the name',
    remove: 'Remove',
    newName: 'New name',
    save: 'Save',
    nameFaults: {
      empty: 'Please enter a name.',
      too_long: `${MAX_NAME_CHARACTERS} characters are the most that fit, fewer of long emoji.`,
      refused: 'This name is taken, was removed or cannot be shown.',
    },
    removeQuestion: (name) => ({
      title: `Remove ${name}?`,
      text: 'Points and name are then lost. The phone can join again under another name, as long as joining is not locked.',
      confirm: 'Remove',
    }),
    removeMany: {
      heading: 'Remove several',
      away: (count) => `Remove all without connection and answer${inBrackets(count)}`,
      fromHere: (count) => `Remove this and all newer ones${inBrackets(count)}`,
      newest: 'Remove the newest',
      howMany: 'How many?',
      awayQuestion: 'Remove all who are not connected and have answered nothing yet?',
      newestQuestion: (count) =>
        count === 1 ? 'Remove the newest team?' : `Remove the ${count} newest teams?`,
      text: 'Their points are then lost. They can join again under the same name, as long as joining is not locked.',
      confirm: 'Remove all',
    },
  },
});

/** What every lobby says of the players, and asks before the start. */
export const useCrowdTexts = defineTexts({
  de: {
    start: 'Quiz starten',
    /** Asked where nobody has joined. */
    startAlone: {
      title: 'Ohne Teams starten?',
      text: 'Noch ist niemand im Raum. Wer später kommt, kann trotzdem mitspielen.',
      confirm: 'Trotzdem starten',
    },
    /** The button on a name of the wall. */
    menu: (name: string) => `${name} umbenennen oder entfernen`,
    locked: 'Beitritt gesperrt',
    pace: {
      label: 'Zeit je Frage',
      of: { 1: 'wie im Quiz', 1.5: 'anderthalbfach', 2: 'doppelt', 0: 'ohne Limit' },
    },
    lock: 'Beitritt sperren',
    unlock: 'Beitritt erlauben',
  },
  en: {
    start: 'Start quiz',
    startAlone: {
      title: 'Start without teams?',
      text: 'Nobody is in the room yet. Whoever comes later can still play.',
      confirm: 'Start all the same',
    },
    menu: (name) => `Rename or remove ${name}`,
    locked: 'Joining locked',
    pace: {
      label: 'Time per question',
      of: { 1: 'as in the quiz', 1.5: '1.5 times the time', 2: 'twice the time', 0: 'no limit' },
    },
    lock: 'Lock joining',
    unlock: 'Allow joining',
  },
});
