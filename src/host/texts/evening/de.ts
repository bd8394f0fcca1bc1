import { dayIn } from './dayIn';

const day = dayIn('de', 'numeric');

/** What is said of other evenings, of another quiz on this one, and of fair play. */
const de = {
  /** Beside a question of the workshop; `times`: how often it was played. */
  played: ({ date, answered, share }: { date: string; answered: number; share: number }, times: number) =>
    [
      times > 1 ? `${times}-mal gespielt, zuletzt ${day(date)}` : `gespielt ${day(date)}`,
      answered > 0 ? `${share} % richtig` : 'niemand hat geantwortet',
    ].join(', '),
  known: {
    heading: 'Schon gespielt',
    /** On the projector, where guests read it too. */
    hint: 'Hinweis zum Quiz',
    text: 'Teams von heute hatten Fragen aus diesem Quiz schon:',
    teams: (questions: number, names: readonly string[], others = 0) =>
      `${questions === 1 ? '1 Frage kennen' : `${questions} Fragen kennen`} schon: ${names.join(', ')}${others ? ` und ${others} weitere` : ''}`,
    evening: (date: string, quizName: string) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Noch ein Quiz',
    text: 'Alle kommen mit demselben Code zurück in die Lobby. Ergebnisse bleiben gespeichert; Urkunden gibt es nur jetzt.',
    quizzes: 'Welches Quiz?',
    current: 'gerade gespielt',
    keepPoints: 'Punkte mitnehmen',
    keepHint: 'Sonst beginnen alle bei 0. Der Abend zählt so oder so beide Quizze.',
    confirm: 'In die Lobby',
    choose: 'Bitte ein Quiz auswählen.',
    loading: 'Die Quizze kommen gleich …',
    none: 'Auf dem Server liegt kein Quiz.',
    failed: 'Die Quizze waren nicht zu laden.',
    again: 'Noch einmal versuchen',
  },
  /** What is still to be done before the podium. */
  openEnds: {
    heading: 'Vor der Siegerehrung noch offen',
    /** `next`: the name of that button. */
    goOn: (next: string) => `„${next}“ geht trotzdem zur Siegerehrung.`,
  },
  /** In the lobby: the season that this evening may count in. */
  proposal: {
    accept: (name: string) => `Für „${name}“ zählen`,
    decline: 'Heute nicht',
  },
  fairPlay: {
    offer: 'Fair Play',
    hint: 'Meldet auf der Fernbedienung, wer während einer Frage die Seite am Handy verlässt. Die Teams lesen, dass es an ist.',
    /** At a player, on the remote alone. */
    left: (times: number, seconds: number) => `${times}× weg, ${seconds.toLocaleString('de')} s`,
  },
};

export default de;
