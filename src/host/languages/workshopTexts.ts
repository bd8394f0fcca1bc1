import type { Language } from './language';
import { englishQuestion, germanQuestion } from './questionTexts';

const german = {
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
      `Eingabetaste: nächste Antwort, dann nächste Frage · Alt+↑↓: verschieben · Strg+Eingabe: richtig · ${kind === 'Ctrl' ? 'Strg' : kind}+1 bis 5: Frageart`,
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
    name: (number: number) => `Runde ${number}`,
    title: (number: number) => `Titel von Runde ${number}`,
    settings: 'Einstellungen der Runde',
    add: 'Runde hinzufügen',
    remove: (name: string) => `${name} löschen`,
    up: (name: string) => `${name} nach oben`,
    down: (name: string) => `${name} nach unten`,
  },
  ...germanQuestion,
  length: (count: string, most: string) => `${count} von höchstens ${most} Zeichen`,
  problems: {
    heading: (count: number) =>
      count === 1 ? '1 Stelle ist noch offen' : `${count} Stellen sind noch offen`,
    whole: 'Quiz',
  },
};
export type WorkshopTexts = typeof german;

const english: WorkshopTexts = {
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
      `Enter: next answer, then next question · Alt+↑↓: move · Ctrl+Enter: right · ${kind}+1 to 5: kind of question`,
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
    name: (number) => `Round ${number}`,
    title: (number) => `Title of round ${number}`,
    settings: 'Settings of the round',
    add: 'Add a round',
    remove: (name) => `Delete ${name}`,
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
  },
  ...englishQuestion,
  length: (count, most) => `${count} of ${most} characters at most`,
  problems: {
    heading: (count) => (count === 1 ? '1 thing is still open' : `${count} things are still open`),
    whole: 'Quiz',
  },
};

/** The texts of the workshop. The specification quotes none, so the mixture is German. */
export const workshopTexts: Record<Language, WorkshopTexts> = { mixture: german, german, english };
