import { nameList, opponentList } from '../../look/nameLists';
import { words } from '../../look/words';
import { defineTexts } from '../languages/defineTexts';

/** How numbers are written: points with halves, what was gained with its sign, and right numbers with all digits. */
function numberTexts(tag: string) {
  const points = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format;
  return {
    points,
    gained: new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format,
    // Years stay without a separator.
    value: new Intl.NumberFormat(tag, { maximumFractionDigits: 10, useGrouping: 'min2' }).format,
  };
}

export const useGameTexts = defineTexts({
  de: {
    ...numberTexts('de'),
    joinIn: 'Mitspielen:',
    paused: 'Angehalten',
    takeBack: 'Zurücknehmen',
    round: {
      heading: (place: number, of: number) => (of > 1 ? `Runde ${place} von ${of}` : 'Los geht’s'),
      revealedAtEnd: 'Die Auflösung kommt am Ende der Runde',
      joker: 'Wer den Joker setzt, bekommt hier doppelte Punkte.',
    },
    question: {
      heading: (place: number, of: number) => `Frage ${place} von ${of}`,
      timeLeft: 'Verbleibende Zeit',
      answered: (answered: number, expected: number) => `${answered} von ${expected} haben geantwortet`,
      answeredLabel: 'geantwortet',
      ready: (ready: number, of: number) => `${ready} von ${of} haben abgegeben`,
      readyLabel: 'abgegeben',
      lastCall: 'Letzter Aufruf!',
      /** At the end of a question's time, where its round stays open. */
      timeUp: 'Zeit um, ändern geht noch',
      /** Why the time stands. */
      waiting: { audio: 'Die Zeit läuft ab dem Ton', video: 'Die Zeit läuft ab dem Film' },
      invitations: {
        choice: '',
        multiple: 'Mehrere Antworten können richtig sein.',
        text: 'Tippt eure Antwort auf dem Handy ein.',
        number: 'Tippt eure Zahl auf dem Handy ein.',
        order: 'Bringt auf dem Handy alles in die richtige Reihenfolge.',
      },
      unit: (unit: string) => `Einheit: ${unit}`,
    },
    closed: {
      question: 'Antworten geschlossen',
      round: 'Runde abgegeben',
      next: 'Gleich kommt die Auflösung.',
    },
    toCheck: (count: number) => (count === 1 ? '1 Antwort zu prüfen' : `${count} Antworten zu prüfen`),
    reveal: {
      heading: 'Auflösung',
      right: 'Richtig',
      picked: (count: number) => `${count} ${count === 1 ? 'Antwort' : 'Antworten'}`,
      placed: (count: number) => `${count} richtig eingeordnet`,
      placedLabel: 'richtig eingeordnet',
      alsoRight: 'Auch richtig:',
      given: 'Eure Antworten',
      nearest: 'Am nächsten dran',
      noAnswers: 'Niemand hat geantwortet.',
    },
    scores: {
      heading: 'Punktestand',
      best: (shown: number, count: number) => `Die besten ${shown} von ${count}`,
      nobody: 'Noch spielt niemand mit.',
      joker: (round: number) => `Joker in Runde ${round}`,
      covered: (count: number) => `${count} ${count === 1 ? 'Platz ist' : 'Plätze sind'} noch verdeckt`,
    },
    break: { heading: 'Pause', openEnd: 'Gleich geht es weiter.', timeLeft: 'Weiter geht es in' },
    tieBreak: {
      heading: words.de.tieBreak,
      /** Of the scene that announces who is level. */
      announced: 'Stechen',
      between: (names: readonly string[], others?: number) => opponentList('de', names, others),
      hint: 'Eine Frage entscheidet: Wer am nächsten dran ist, gewinnt.',
      over: 'Das Stechen entfällt.',
      first: 'Am nächsten dran',
      result: (winners: readonly string[]) =>
        winners.length === 1
          ? `${winners[0]} gewinnt das Stechen`
          : `Immer noch gleichauf: ${nameList('de', winners)}`,
    },
    podium: {
      heading: 'Siegerehrung',
      tied: 'Geteilter erster Platz',
      place: (rank: number) => `${rank}. Platz`,
      stands: (rank: number, names: readonly string[]) => `${rank}. Platz: ${nameList('de', names)}`,
      all: 'Alle Plätze',
      range: (first: number, last: number, of: number) => `Plätze ${first} bis ${last} von ${of}`,
      nobody: 'Diesmal hat niemand mitgespielt.',
    },
  },
  en: {
    ...numberTexts('en'),
    joinIn: 'Join in:',
    paused: 'Paused',
    takeBack: 'Take back',
    round: {
      heading: (place, of) => (of > 1 ? `Round ${place} of ${of}` : 'Here we go'),
      revealedAtEnd: 'The answers come at the end of the round',
      joker: 'Whoever plays the joker gets double points here.',
    },
    question: {
      heading: (place, of) => `Question ${place} of ${of}`,
      timeLeft: 'Time left',
      answered: (answered, expected) => `${answered} of ${expected} have answered`,
      answeredLabel: 'answered',
      ready: (ready, of) => `${ready} of ${of} have handed in`,
      readyLabel: 'handed in',
      lastCall: 'Last call!',
      timeUp: 'Time is up, changes still count',
      waiting: { audio: 'The time starts with the sound', video: 'The time starts with the film' },
      invitations: {
        choice: '',
        multiple: 'More than one answer can be right.',
        text: 'Type your answer on your phone.',
        number: 'Type your number on your phone.',
        order: 'Put everything into the right order on your phone.',
      },
      unit: (unit) => `Unit: ${unit}`,
    },
    closed: {
      question: 'Answers are closed',
      round: 'The round is handed in',
      next: 'The answers come next.',
    },
    toCheck: (count) => (count === 1 ? '1 answer to check' : `${count} answers to check`),
    reveal: {
      heading: 'The answer',
      right: 'Right',
      picked: (count) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
      placed: (count) => `${count} placed it right`,
      placedLabel: 'placed it right',
      alsoRight: 'Also right:',
      given: 'Your answers',
      nearest: 'Nearest',
      noAnswers: 'Nobody has answered.',
    },
    scores: {
      heading: 'Scores',
      best: (shown, count) => `The best ${shown} of ${count}`,
      nobody: 'Nobody plays yet.',
      joker: (round) => `Joker in round ${round}`,
      covered: (count) => `${count} ${count === 1 ? 'place is' : 'places are'} still covered`,
    },
    break: { heading: 'Break', openEnd: 'We go on in a moment.', timeLeft: 'We go on in' },
    tieBreak: {
      heading: words.en.tieBreak,
      announced: words.en.tieBreak,
      between: (names, others) => opponentList('en', names, others),
      hint: 'One question decides: the nearest answer wins.',
      over: 'There is no tie-break after all.',
      first: 'The nearest',
      result: (winners) =>
        winners.length === 1 ? `${winners[0]} wins the tie-break` : `Still level: ${nameList('en', winners)}`,
    },
    podium: {
      heading: 'The winners',
      tied: 'A shared first place',
      place: (rank) => `Place ${rank}`,
      stands: (rank, names) => `Place ${rank}: ${nameList('en', names)}`,
      all: 'All places',
      range: (first, last, of) => `Places ${first} to ${last} of ${of}`,
      nobody: 'Nobody played this time.',
    },
  },
});
export type GameTexts = ReturnType<typeof useGameTexts>;
