import { pluralIn } from '../../../contract/languages';

const plural = pluralIn('de');

/** What the print page says. */
const de = {
  heading: 'Drucken',
  print: 'Drucken',
  toStart: 'Zur Startseite',
  /** Why there is nothing to print. */
  closed: {
    notFound: 'Dieses Quiz gibt es nicht, oder es ist noch nicht vollständig.',
    forbidden: 'Dieser Browser darf an diesem Server keine Quizze lesen.',
    unreachable: 'Der Server antwortet nicht.',
    retry: 'Noch einmal versuchen',
  },
  sheet: 'Was',
  sheets: {
    answers: 'Antwortbogen',
    pictures: 'Bildbogen',
    script: 'Moderationsbogen',
    scores: 'Punktetabelle',
    cards: 'Tischkarte',
  },
  /** What each is for, on the screen. */
  hints: {
    answers: 'Zum Ausfüllen für die Teams, ohne Fragen und Lösungen.',
    pictures: 'Die Bilder der Runden, nummeriert, ohne Lösungen.',
    script: 'Alle Fragen mit Lösungen und Notizen: nur für dich!',
    scores: 'Teams und Runden, zum Eintragen der Punkte.',
    cards: 'Für jeden Tisch der QR-Code zum Mitspielen.',
  },
  paper: 'Papier',
  papers: { A4: 'A4', A5: 'A5', Letter: 'Letter' },
  perPage: { pictures: 'Bilder je Seite', cards: 'Karten je Seite' },
  roundPages: 'Jede Runde auf einem eigenen Blatt',
  tables: 'Tische',
  teams: 'Zeilen für Teams',
  rounds: 'Runden',
  preview: 'Vorschau',
  pages: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  page: (number: number, of: number) => `Seite ${number} von ${of}`,
  nothing: {
    rounds: 'Keine Runde ist ausgewählt.',
    pictures: 'In diesen Runden hat keine Frage ein Bild.',
    session:
      'Tischkarten brauchen eine Session: Öffne diese Seite in der Lobby, im Menü am Verbindungslicht.',
  },
  /** Pictures that are not on the sheet, by what they belong to. */
  missing: (places: string) => `Diese Bilder fehlen auf dem Server und im Druck: ${places}.`,
  loading: 'Die Bilder werden geladen …',
  picture: (number: number) => `Bild ${number}`,
  pictureOf: (round: string, number: number) => `${round}, Frage ${number}`,
  session: {
    of: (code: string) => `Mit den Namen und dem QR-Code der Session ${code}`,
    gone: 'Diese Session gibt es nicht mehr.',
    unreachable: 'Die Session konnte nicht gelesen werden.',
    noAddress: 'Handys erreichen den Server gerade nicht, deshalb fehlen Adresse und QR-Code.',
    kept: 'Diese Session und ihr Code bleiben jetzt sieben Tage.',
    notKept: 'Der Server hat nicht erfahren, dass gedruckt wurde: Die Session endet womöglich früher.',
    tellAgain: 'Noch einmal versuchen',
  },
  /** On paper. */
  onPaper: {
    team: 'Team',
    table: 'Tisch',
    round: (number: number) => `Runde ${number}`,
    joker: 'Joker',
    points: 'Punkte',
    outOf: (points: string) => `/ ${points}`,
    sum: 'Summe',
    total: 'Gesamt',
    several: 'mehrere möglich',
    tieBreak: 'Stechfrage',
    answer: 'Lösung',
    explanation: 'Erklärung',
    note: 'Notiz',
    /** A count that may have a half, and how it is written. */
    pointsOf: (count: number, shown: string) =>
      `${shown} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
    seconds: (seconds: string) => `${seconds} s`,
    noLimit: 'ohne Limit',
    nearest: (points: string) => `für die nächsten: ${points}`,
    tolerance: (amount: string) => `± ${amount}`,
    media: { image: 'Bild', audio: 'Ton', video: 'Film' },
    right: 'richtig',
    anyOrder: 'in beliebiger Reihenfolge',
    join: 'Spielt mit!',
    scan: 'Scannt den QR-Code oder öffnet die Adresse.',
    code: 'Raumcode',
    hostOnly: 'Nur für die Moderation',
  },
};
export default de;
