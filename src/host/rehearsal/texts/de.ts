import words from '../../../look/words/de';

/** What a rehearsal says before it begins and after it has ended; and the page of the first evening. */
const de = {
  rehearsal: {
    rehearse: words.rehearsal,
    rehearseThis: (quizName: string) => `Probe mit „${quizName}“`,
    title: 'Probe',
    intro:
      'Erfundene Teams spielen dein Quiz mit: Sie raten, vertippen sich und kommen zu spät. Echte Handys dürfen dazukommen. Nichts davon zählt, und am Ende ist alles gelöscht.',
    teams: 'Erfundene Teams',
    teamsFault: (fewest: number, most: number) => `Möglich sind ${fewest} bis ${most} Teams.`,
    fast: 'Viermal so schnell',
    fastHint: 'Jede Frage hat ein Viertel ihrer Zeit.',
    start: 'Probe starten',
    finish: 'Probe auswerten',
    report: {
      heading: 'So lief die Probe',
      loading: 'Die Auswertung wird geholt',
      gone: 'Von dieser Probe ist nichts mehr da. Eine Auswertung bleibt eine Stunde lang.',
      failed: 'Die Auswertung kam nicht an.',
      allWell: 'Sonst ist nichts aufgefallen. Der Abend kann kommen!',
      duration: 'So lange dauert der Abend',
      minutes: (least: string, most: string) => `${least} bis ${most} Minuten, ohne Pausen`,
      small: 'Auf der Leinwand klein',
      smallHint: 'Hinten im Raum ist das schwer zu lesen. Kürzere Texte werden größer.',
      smallText: (text: string, question: string) => `„${text}“: ${question}`,
      missing: 'Dateien, die fehlen',
      missingHint: 'Ohne sie zeigt die Frage nur ihren Text.',
      missingFile: (file: string, question: string) => `${file}: ${question}`,
      untypable: 'Antworten, die niemand tippen kann',
      untypableHint: 'Nimm auch eine Schreibweise auf, die auf dem Handy geht.',
      untypableAnswer: (answer: string, question: string) => `„${answer}“: ${question}`,
      untypableWhy: {
        letters: 'nicht auf jeder Tastatur',
        refused: 'wird getippt nicht als richtig erkannt',
        several: 'liest sich wie mehrere Antworten',
      },
      allRight: 'Alle hatten recht',
      allRightHint: 'Stimmt die Lösung? Und ist die Frage nicht zu leicht?',
      allWrong: 'Niemand hatte recht',
      allWrongHint: 'Stimmt die Lösung? Vielleicht fehlt eine Schreibweise.',
      edit: 'Quiz bearbeiten',
      retry: 'Noch einmal versuchen',
      toStart: 'Zur Startseite',
    },
  },
  firstEvening: {
    heading: 'Mein erster Abend',
    intro:
      'Von der Steckdose bis zum Podium: zehn Dinge, dann läuft es. Was auf diesem Laptop geschehen ist, hakt sich selbst ab.',
    done: (count: number, of: number) => `${count} von ${of} erledigt`,
    steps: {
      power: 'Laptop an die Steckdose. Ein Abend leert jeden Akku.',
      projector: 'Beamer oder Fernseher anschließen und das Bild spiegeln. Töne? Dann auch die Lautsprecher.',
      network:
        'Laptop ins WLAN der Handys, dann mit dem eigenen Handy den QR-Code scannen: So kommen alle herein.',
      card: 'Karten mit dem WLAN drucken und auf die Tische stellen.',
      quiz: 'Ein Quiz aussuchen oder eins machen, und jede Lösung einmal laut lesen.',
      rehearsal: 'Eine Probe mit 20 Teams laufen lassen und die Auswertung lesen.',
      remote: 'Die Fernbedienung aufs eigene Handy holen: Dann musst du nicht am Laptop stehen.',
      paper: 'Stift und Papier für alle, die ohne Handy kommen. Antwortbogen gibt es unter „Drucken“.',
      wall: 'Eine halbe Stunde vorher: Lobby an die Wand, F füllt den Bildschirm, Regeln kurz ansagen.',
      start: 'Quiz starten. Nach der letzten Runde das Podium, Platz für Platz. Und Applaus!',
    },
    /** What leads to the steps. */
    leads: {
      card: 'WLAN-Karte drucken',
      quizzes: 'Zu den Quizzen',
      lobby: 'Zur Lobby',
      sheets: 'Bögen drucken',
    },
    print: 'Drucken',
    reset: 'Alle Haken weg',
    toStart: 'Zur Startseite',
  },
};
export default de;
