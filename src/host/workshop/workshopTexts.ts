import { QUESTION_KINDS } from '../../contract/question';
import { defineTexts } from '../languages/defineTexts';

export const useWorkshopTexts = defineTexts({
  de: {
    heading: 'Quiz-Werkstatt',
    toStart: 'Zur Startseite',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    play: 'Spielen',
    playWhenSaved: 'Spielen geht, sobald das Quiz vollständig und gespeichert ist.',
    opening: {
      notFound: 'Dieses Quiz gibt es nicht.',
      forbidden: 'Dieser Browser darf an diesem Server keine Quizze bearbeiten.',
      unreachable: 'Der Server antwortet nicht.',
      retry: 'Noch einmal versuchen',
    },
    quiz: {
      name: 'Name des Quiz',
      description: 'Beschreibung',
      settings: 'Einstellungen',
      keys: (kind: 'Alt' | 'Ctrl') =>
        `Eingabetaste: nächste Antwort, dann nächste Frage · Alt+↑↓: verschieben · Strg+Eingabe: richtig · ${kind === 'Ctrl' ? 'Strg' : kind}+1 bis ${QUESTION_KINDS.length}: Frageart`,
    },
    settings: {
      scoring: 'Wertung',
      scorings: { points: 'Punkte', speed: 'Punkte nach Tempo' },
      reveal: 'Auflösung',
      reveals: { question: 'nach jeder Frage', round: 'am Ende der Runde' },
      seconds: 'Sekunden je Frage (0: ohne Limit)',
      noLimit: 'ohne Limit',
      scores: 'Punktestand',
      scoresAt: { round: 'nach jeder Runde', end: 'erst am Ende' },
      joker: 'Joker: jedes Team darf eine Runde verdoppeln',
      tieBreak: 'Stechfrage für einen geteilten ersten Platz',
      asAbove: (value: string) => `wie im Quiz (${value})`,
    },
    round: {
      title: (number: number) => `Titel von Runde ${number}`,
      settings: 'Einstellungen der Runde',
      add: 'Runde hinzufügen',
      addQuestion: 'Frage hinzufügen',
      remove: (name: string) => `${name} löschen`,
      up: (name: string) => `${name} nach oben`,
      down: (name: string) => `${name} nach unten`,
    },
    length: (count: string, most: string) => `${count} von höchstens ${most} Zeichen`,
    problems: {
      heading: (count: number) =>
        count === 1 ? '1 Stelle ist noch offen' : `${count} Stellen sind noch offen`,
      whole: 'Quiz',
    },
  },
  en: {
    heading: 'Quiz workshop',
    toStart: 'To the start page',
    undo: 'Undo',
    redo: 'Redo',
    play: 'Play',
    playWhenSaved: 'You can play once the quiz is complete and saved.',
    opening: {
      notFound: 'There is no such quiz.',
      forbidden: 'This browser may not edit quizzes on this server.',
      unreachable: 'The server does not answer.',
      retry: 'Try again',
    },
    quiz: {
      name: 'Name of the quiz',
      description: 'Description',
      settings: 'Settings',
      keys: (kind) =>
        `Enter: next answer, then next question · Alt+↑↓: move · Ctrl+Enter: right · ${kind}+1 to ${QUESTION_KINDS.length}: kind of question`,
    },
    settings: {
      scoring: 'Scoring',
      scorings: { points: 'points', speed: 'points by speed' },
      reveal: 'Answers are revealed',
      reveals: { question: 'after each question', round: 'after the round' },
      seconds: 'Seconds per question (0: no limit)',
      noLimit: 'no limit',
      scores: 'Standings',
      scoresAt: { round: 'after each round', end: 'only at the end' },
      joker: 'Joker: each team may double one round',
      tieBreak: 'Tie-break question for a shared first place',
      asAbove: (value) => `as the quiz (${value})`,
    },
    round: {
      title: (number) => `Title of round ${number}`,
      settings: 'Settings of the round',
      add: 'Add a round',
      addQuestion: 'Add a question',
      remove: (name) => `Delete ${name}`,
      up: (name) => `Move ${name} up`,
      down: (name) => `Move ${name} down`,
    },
    length: (count, most) => `${count} of ${most} characters at most`,
    problems: {
      heading: (count) => (count === 1 ? '1 thing is still open' : `${count} things are still open`),
      whole: 'Quiz',
    },
  },
});
