import { defineTexts } from '../languages/defineTexts';

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
