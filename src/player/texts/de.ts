import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/de';
import type en from './en';

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Noch ein Handy für euer Team';

const de: typeof en = {
  rehearsal: words.rehearsal,
  language: 'de',
  chooseLanguage: 'Sprache',
  join: {
    productName: 'Quiz Night',
    invitation: 'Beim Quiz mitspielen',
    labels: { code: 'Raumcode', name: 'Teamname' },
    join: 'Mitspielen',
    joining: 'Einen Moment…',
    cancel: words.cancel,
    returning: (name) => `Willkommen zurück, ${name}. Einen Moment…`,
    otherSession: 'In einen anderen Raum',
    again: (name) => `Wieder als ${name}?`,
    againYes: 'Ja, mitspielen',
    againNo: 'Anderer Name',
    lastEvening: 'Euer letzter Abend',
    fairPlay: 'Der Host sieht, wie oft und wie lange ihr diese Seite während einer offenen Frage verlasst.',
    joined: 'Du bist dabei',
    roomCode: 'Raum',
    others: (count) =>
      count < 1
        ? 'Du bist noch allein hier'
        : count === 1
          ? 'Noch 1 Team ist hier'
          : `Noch ${words.number(count)} Teams sind hier`,
    whatNext: 'Schau auf die Leinwand. Du kannst das Handy sperren: Dein Platz bleibt dir.',
    leave: 'Raum verlassen',
    sameTeam: (name) =>
      `Ist das dein Team? Dann tipp auf einem Handy, das als „${name}“ spielt, auf „${another}“ und scanne den Code dort mit der Kamera von diesem. Auch die Spielleitung kann dir einen zeigen.`,
    joiningTeam: 'Dieses Handy kommt in euer Team. Einen Moment…',
    invited: (name) => `Dieses Handy spielt hier schon als ${name}`,
    invitedHint:
      'Der Code führt in ein Team. Wechselst du dorthin, ist dein alter Platz auf diesem Handy weg.',
    invitedStay: (name) => `Als ${name} weiterspielen`,
    invitedChange: 'Ins Team vom Code wechseln',
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
      name_taken: 'Diesen Namen gibt es hier schon. Nimm einen anderen.',
      server_failed:
        'Der Quiz-Rechner konnte dich nicht einlassen. Versuch es noch einmal oder sag der Spielleitung Bescheid.',
      session_ended: 'Dein letzter Raum ist beendet. Gib den Code ein, der jetzt auf der Leinwand steht.',
      membership_gone: 'Dein Platz in diesem Raum ist nicht mehr da. Tritt noch einmal bei.',
      player_removed:
        'Die Spielleitung hat diesen Namen von der Liste genommen. Unter einem anderen bist du wieder willkommen: Gib ihn hier ein.',
      ticket_invalid:
        'Dieser Code gilt nicht mehr: Er ist benutzt oder zu alt. Lass dir auf einem Handy deines Teams einen neuen zeigen. Oder spiel hier mit einem eigenen Namen mit.',
      devices_full:
        'Dieses Team hat schon alle Handys, die erlaubt sind. Du kannst mit einem eigenen Namen mitspielen.',
      already_joined: 'Dieses Handy spielt hier schon in einem anderen Team.',
      device_removed:
        'Dein Team oder die Spielleitung hat dieses Handy abgemeldet. Lass dir dort einen neuen Code zeigen, oder spiel mit einem eigenen Namen mit.',
    },
  },
  loading: 'Einen Moment…',
  teamEntry: {
    another,
    phones: (count) => `${count} Handys im Team`,
  },
};
export default de;
