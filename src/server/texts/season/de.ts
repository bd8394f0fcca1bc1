/** Seasons: what stands in their files, what imports say, and the tables that go out. */
const season = {
  fields: {
    name: 'der Name',
    points: 'die Punkte',
    others: 'die Punkte aller übrigen',
    attendance: 'die Punkte fürs Kommen',
    best: 'die Zahl der besten Abende',
    drop: 'die Zahl der gestrichenen Abende',
    teams: 'die Teams',
    evenings: 'die Abende',
    distinct: 'die verschiedenen Teams',
    date: 'der Tag',
    quizName: 'das Quiz',
    results: 'die Ergebnisse',
    aliases: 'die weiteren Namen',
    as: 'der Name an dem Abend',
    teamId: 'das Team',
    eveningId: 'die Kennung',
  } as Partial<Record<string, string>>,
  /** One of a list, by its place from 1. */
  items: {
    points: 'Platz {0}',
    teams: 'Team {0}',
    evenings: 'Abend {0}',
    results: 'Ergebnis {0}',
    aliases: 'weiterer Name {0}',
    distinct: 'Paar {0}',
  } as Partial<Record<string, string>>,
  /** The tables that go out, and come in again. */
  tables: { table: 'Tabelle', rules: 'Saison', names: 'Namen' },
  /** What the file's name begins with. */
  file: 'Saison',
  columns: {
    rank: 'Platz',
    team: 'Team',
    points: 'Punkte',
    evenings: 'Abende',
    rule: 'Regel',
    value: 'Wert',
    otherName: 'Weiterer Name',
    /** By their places in the table from 1. */
    playedAs: 'An den Abenden',
  },
  rules: {
    name: 'Name',
    points: 'Punkte',
    others: 'Alle übrigen',
    attendance: 'Fürs Kommen',
    best: 'Beste Abende zählen',
    drop: 'Schlechteste Abende fallen weg',
  },
  quizPoints: 'die des Quiz',
  /** What an import says. */
  reports: {
    season: 'Saison',
    table: 'Tabelle',
    noSeasonFile: 'Diese Datei ist keine Tabelle, die hier gelesen werden kann (Excel oder CSV).',
    noTeams: 'In der Tabelle sind keine Teams mit Punkten.',
    badSeason: 'Aus der Tabelle wird keine Saison.',
    seasonTooLarge: 'Die Saison wäre zu groß (mehr als 1 MiB).',
    teamMissing: 'Nicht übernommen: der Name des Teams fehlt.',
    teamTwice: 'Das Team „{0}“ steht mehrmals da: je Abend zählt das bessere Ergebnis.',
    tableIgnored: 'Nicht übernommen: nur eine Tabelle wird gelesen.',
  },
};
export default season;
