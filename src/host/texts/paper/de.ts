import { MAX_NAME_CHARACTERS } from '../../../contract/limits';

/** What is said of teams on paper, of teams' phones, and to whoever marks sheets. */
const de = {
  add: {
    title: 'Team auf Papier',
    hint: 'Das Team schreibt auf einen Bogen und braucht kein Handy.',
    name: 'Name des Teams',
    confirm: 'Hinzufügen',
    done: (name: string) => `${name} spielt auf Papier mit.`,
    refusals: {
      name_empty: 'Bitte einen Namen eingeben.',
      name_too_long: `Höchstens ${MAX_NAME_CHARACTERS} Zeichen haben Platz, von langen Emoji weniger.`,
      name_invalid: 'Dieser Name lässt sich nicht zeigen.',
      name_taken: 'So heißt schon ein Team.',
      session_full: 'Der Raum ist voll.',
      command_refused: 'Das geht gerade nicht.',
    },
  },
  phones: {
    /** How a team plays; nothing where it has one phone, as usual. */
    count: (count: number) => (count === 0 ? 'Spielt auf Papier.' : `Spielt mit ${count} Handys.`),
    give: 'Handy geben',
    giveMore: 'Noch ein Handy',
    qrCode: (name: string) => `QR-Code für ein Handy von ${name}`,
    /** How it stands with the QR code for another phone. */
    offers: {
      issuing: 'Der QR-Code kommt gleich …',
      open: 'Mit dem Handy des Teams scannen. Der Code gilt für ein Handy; nach zehn Minuten kommt ein neuer.',
      used: 'Verbunden. Das Handy ist im Team.',
      failed:
        'Der Server hat keinen QR-Code ausgestellt. Vielleicht hat das Team alle Handys, die es haben darf.',
    },
    noAddress: 'Handys erreichen den Server gerade nicht, deshalb gibt es keinen QR-Code.',
    toPaper: 'Auf Papier weiter',
    toPaperQuestion: (name: string) => ({
      title: `${name} auf Papier weiter?`,
      text: 'Was schon beantwortet ist, zählt. Die Handys des Teams scheiden aus.',
      confirm: 'Auf Papier',
    }),
    list: 'Handys im Team',
    phone: (number: number) => `Handy ${number}`,
    captain: 'gibt ab',
    sendAway: 'Wegschicken',
    failed: 'Der Server hat das nicht bestätigt.',
  },
  /** Who may only mark paper. */
  scorer: {
    choice: 'Was soll das Handy können?',
    roles: { remote: 'Fernbedienung', scorer: 'Helfer für Papier' },
    qrCode: 'QR-Code für Helfer',
    offers: {
      issuing: 'Der QR-Code kommt gleich …',
      open: 'Mit dem Handy eines Helfers scannen: Es wertet Papier aus und kann sonst nichts. Der Code gilt für ein Gerät und zwei Minuten.',
      claimed: 'Verbunden. Das Handy wertet jetzt Papier aus.',
      expired: 'Der QR-Code ist abgelaufen.',
      failed: 'Der Server hat keinen QR-Code ausgestellt.',
    },
    device: (place: number) => `Helfer ${place}`,
  },
  /** The grid: teams by questions of a round. */
  grid: {
    title: 'Papier auswerten',
    loading: 'Die Runden werden geholt …',
    failed: 'Die Runden konnten nicht geholt werden.',
    nothingAsked: 'Hier erscheinen die Runden, sobald die erste Frage gestellt ist.',
    nobody: 'Noch spielt kein Team auf Papier.',
    before: 'Vorige Runde',
    after: 'Nächste Runde',
    all: 'Alle Teams',
    team: 'Team',
    joker: 'Joker',
    total: 'Summe',
    missing: 'fehlt',
    open: 'Noch offen',
    right: 'Richtig ist:',
    /** What a cell says, and how a sum is read out. */
    shares: { 1: 'richtig', 0.5: 'halb', 0: 'falsch' } as Record<number, string>,
    empty: 'leer',
    /** Of a team that went on on paper later: it counts, and its sheet says nothing of it. */
    byPhone: 'mit dem Handy beantwortet',
    sending: 'wird gespeichert',
    notTaken: 'nicht übernommen',
    refused: 'Nicht übernommen: Das geht gerade nicht.',
    lost: 'Der Server hat nicht geantwortet.',
    badTotal: 'Ganze oder halbe Punkte, etwa 7 oder 7,5.',
    /** Below the grid, for thumbs. */
    pad: 'Auswertung',
    clear: 'Leeren',
    keys: '1 richtig · H oder 2 halb · 0 falsch · Entf leert · Enter nächstes Team · T Summe · Bild ↑↓ Runde',
  },
};
export default de;
