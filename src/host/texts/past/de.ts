/** The list of the evenings that are over. */
const de = {
  heading: 'Vergangene Abende',
  /** How long, such as “30 Tage”. */
  stays: (time: string) => `Die Ergebnisse bleiben ${time}.`,
  staysForever: 'Die Ergebnisse bleiben, bis du sie löschst.',
  where: 'Wie lange, bestimmst du in den Einstellungen unter „Haus“.',
  loading: 'Die Abende werden geladen',
  failed: 'Die Abende konnten nicht geladen werden.',
  none: 'Hier ist kein Abend mehr gespeichert.',
  first: (names: string) => `1. Platz: ${names}`,
  certificate: 'Urkunde',
  remove: 'Löschen',
  /** Asked before an evening is deleted, which goes by its quizzes. */
  removeQuestion: (evening: string) => ({
    title: `${evening} löschen?`,
    text: 'Namen, Antworten und Punkte dieses Abends sind dann endgültig weg. Was in einer Saison steht, bleibt.',
    confirm: 'Löschen',
  }),
  removed: 'Der Abend ist gelöscht.',
  notRemoved: 'Der Abend konnte nicht gelöscht werden.',
  more: 'Frühere Abende zeigen',
};
export default de;
