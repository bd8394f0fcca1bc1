import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/de';
import { numberFormat } from '../answers/numbers';
import type en from './en';

const number = numberFormat('de');

const de: typeof en = {
  language: 'de',
  join: {
    productName: 'Quiz Night',
    invitation: 'Beim Quiz mitspielen',
    labels: { code: 'Raumcode', name: 'Dein Name' },
    join: 'Mitspielen',
    joining: 'Einen Moment…',
    cancel: words.cancel,
    returning: (name) => `Willkommen zurück, ${name}. Einen Moment…`,
    otherSession: 'In einen anderen Raum',
    joined: 'Du bist dabei',
    roomCode: 'Raum',
    others: (count) =>
      count < 1
        ? 'Du bist noch allein hier'
        : count === 1
          ? 'Noch 1 Team ist hier'
          : `${words.number(count)} andere sind hier`,
    whatNext: 'Schau auf die Leinwand. Du kannst das Handy sperren: Dein Platz bleibt dir.',
    leave: 'Raum verlassen',
    links: {
      connecting: 'Verbinde…',
      online: 'Verbunden',
      offline: 'Keine Verbindung. Wir versuchen es weiter; prüf, ob dein Handy hier im WLAN ist.',
    },
    failures: {
      code_missing: 'Gib den Raumcode von der Leinwand ein.',
      code_unknown: 'Einen Raum mit diesem Code gibt es nicht. Vergleiche ihn mit der Leinwand.',
      session_full: 'Dieser Raum ist voll. Spiel bei jemandem mit oder frag die Spielleitung.',
      session_locked: 'In diesen Raum kommt gerade niemand mehr hinein. Frag die Spielleitung.',
      name_empty: 'Gib den Namen ein, den die anderen sehen sollen.',
      name_too_long: `Dieser Name ist zu lang. Höchstens ${MAX_NAME_CHARACTERS} Zeichen haben Platz, von langen Emoji weniger.`,
      name_invalid:
        'Dieser Name enthält Zeichen, die sich nicht zeigen lassen. Nimm Buchstaben, Ziffern oder Emoji.',
      name_taken: 'So heißt hier schon jemand. Häng einen Buchstaben oder deine Initiale an.',
      server_failed:
        'Der Quiz-Rechner konnte dich nicht einlassen. Versuch es noch einmal oder sag der Spielleitung Bescheid.',
      session_ended: 'Dein letzter Raum ist beendet. Gib den Code ein, der jetzt auf der Leinwand steht.',
      membership_gone: 'Dein Platz in diesem Raum ist nicht mehr da. Tritt noch einmal bei.',
      player_removed:
        'Die Spielleitung hat diesen Namen von der Liste genommen. Unter einem anderen bist du wieder willkommen: Gib ihn hier ein.',
    },
  },
  answers: {
    number,
    pickOne: 'Wähle eine Antwort.',
    pickSeveral: 'Wähle alle richtigen Antworten.',
    pickAtLeastOne: 'Wähle mindestens eine. Bis dahin zählt deine letzte Auswahl.',
    yourAnswer: 'Deine Antwort',
    noAnswer: 'Du hast nicht geantwortet.',
    send: 'Senden',
    notSent: 'Noch nicht gesendet.',
    notANumber: 'Das ist keine Zahl. Nimm Ziffern, zum Beispiel 42 oder 1,5.',
    changeSign: 'Plus oder Minus',
    orderHint: 'Zieh die Antworten in die richtige Reihenfolge, von oben nach unten.',
    submitOrder: 'Diese Reihenfolge speichern',
    moveUp: (answer) => `${answer} nach oben`,
    moveDown: (answer) => `${answer} nach unten`,
    movedTo: (answer, place, of) => `${answer}: jetzt ${place} von ${of}`,
    sending: 'Wird gesendet…',
    waiting: 'Keine Verbindung. Deine Antwort bleibt hier und geht raus, sobald es wieder klappt.',
    saved: 'Gespeichert. Du kannst sie noch ändern.',
    refused: {
      late: 'Deine letzte Antwort kam zu spät.',
      invalid: 'Diese Antwort konnte der Quiz-Rechner nicht annehmen. Versuch es anders.',
    },
  },
  scenes: {
    paused: 'Pausiert. Gleich geht es weiter.',
    roundOf: (round, of) => `Runde ${round} von ${of}`,
    questionCount: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
    revealAtEnd: 'Die Auflösung kommt am Ende der Runde.',
    getReady: 'Mach dich bereit: Gleich kommt die erste Frage.',
    joker: 'Joker setzen',
    jokerPlayed: 'Joker gesetzt',
    jokerHint: 'Diese Runde zählt doppelt. Einmal im Spiel.',
    jokerSpent: (round) => `Dein Joker lag auf Runde ${round}.`,
    questionOf: (question, of) => `Frage ${question} von ${of}`,
    tieBreak: words.tieBreak,
    tieBreakWatch: 'Nur wer sich den ersten Platz teilt, antwortet. Schau auf die Leinwand.',
    tieBreakBetween: (names, others) =>
      names.length > 1 ? `Stechen: ${words.opponents(names, others)}` : 'Stechen',
    tieBreakReady: 'Mach dich bereit: Gleich kommt die Stechfrage. Wer am nächsten dran ist, gewinnt.',
    tieBreakWon: 'Du gewinnst das Stechen!',
    tieBreakResult: (winners) =>
      winners.length === 1
        ? `${winners[0]} gewinnt das Stechen`
        : `Immer noch gleichauf: ${words.names(winners)}`,
    points: (points) => (points === 1 ? '1 Punkt' : `${number(points)} Punkte`),
    timeLeft: (seconds) => (seconds === 1 ? 'Noch 1 Sekunde' : `Noch ${seconds} Sekunden`),
    timeUp: 'Zeit um, ändern geht bis zum Rundenende',
    timeFromSound: (seconds) => `${seconds} Sekunden ab dem Ton`,
    listen: 'Zu dieser Frage läuft Ton oder Video auf der Leinwand.',
    look: 'Das Bild zu dieser Frage ist auf der Leinwand.',
    picture: (description) => `Bild: ${description}`,
    watch: 'Schau auf die Leinwand.',
    newQuestion: 'Neue Frage',
    sheetPlace: (place, isAnswered) => `Frage ${place}, ${isAnswered ? 'beantwortet' : 'leer'}`,
    sheet: 'Die Fragen der Runde',
    empty: (count) => (count === 1 ? 'Eine ist noch leer.' : `${count} sind noch leer.`),
    allAnswered: 'Alle beantwortet.',
    handIn: 'Zettel abgeben',
    handInLater: 'Abgeben geht ab der letzten Frage.',
    handedIn: 'Abgegeben. Ändern geht noch.',
    takeBack: 'Zurücknehmen',
    lastCall: 'Letzter Aufruf!',
    lastCallHint: 'Gleich schließt die Runde.',
    closed: 'Geschlossen',
    roundClosed: 'Die Runde ist geschlossen',
    right: 'Richtig!',
    wrong: 'Diesmal nicht',
    close: 'Nah dran!',
    notAnswered: 'Nicht beantwortet',
    gained: (points) => (points === 1 ? '+1 Punkt' : `+${number(points)} Punkte`),
    rightAnswer: 'Richtige Antwort',
    scores: 'Punktestand',
    rank: (rank, of) => `Platz ${rank} von ${of}`,
    break: 'Pause',
    breakOpen: 'Es geht weiter, sobald die Spielleitung so weit ist. Du kannst das Handy sperren.',
    breakUntil: 'Dann geht es weiter. Du kannst das Handy sperren.',
    breakLonger: 'Die Pause dauert länger.',
    final: 'Endstand',
    won: 'Du hast gewonnen!',
    wonTogether: 'Geteilter erster Platz!',
    thanks: 'Danke fürs Mitspielen.',
    over: 'Das Quiz ist zu Ende',
    leave: 'Spiel verlassen',
    leaveReally: 'Spiel verlassen? Deine Antworten und Punkte sind dann weg.',
    leaveYes: 'Ja, verlassen',
    leaveNo: 'Bleiben',
  },
};
export default de;
