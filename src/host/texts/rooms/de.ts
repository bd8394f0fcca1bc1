import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import words from '../../../look/words/de';

/** What dialogs, lobby and session say: whatever is loaded after the start page. */
const de = {
  words,
  connection: {
    label: 'Verbindung',
    names: {
      Connected: 'Verbunden',
      Connecting: 'Verbindungsaufbau',
      Reconnecting: 'Neuer Verbindungsaufbau',
      Disconnecting: 'Wird getrennt',
      Disconnected: 'Getrennt',
    },
    /** What each state means, in one sentence. */
    states: {
      Connected: 'Alles in Ordnung: Wer beitritt, erscheint sofort.',
      Connecting: 'Die Verbindung zum Server wird aufgebaut.',
      Reconnecting: 'Die Verbindung ist unterbrochen und wird wiederhergestellt.',
      Disconnecting: 'Die Verbindung wird getrennt.',
      Disconnected: 'Es besteht keine Verbindung.',
    },
    /** While it still tries. */
    problems: {
      unreachable: 'Der Server antwortet nicht, es wird weiter versucht.',
      server_error: 'Der Server meldet einen Fehler, es wird weiter versucht.',
      unreadable: 'Unter dieser Adresse antwortet kein Quiz-Server, es wird weiter versucht.',
      unknown: 'Der Server kennt diese Session nicht.',
      hub_refused: 'Der Server antwortet, lässt aber keine Live-Verbindung zu; es wird weiter versucht.',
    },
    /** After the last try. */
    gaveUp: {
      unreachable: 'Der Server hat auf vier Versuche nicht geantwortet.',
      server_error: 'Der Server hat auf vier Versuche nur einen Fehler gemeldet.',
      unreadable: 'Unter dieser Adresse antwortet kein Quiz-Server.',
      unknown: 'Der Server kennt diese Session nicht.',
      hub_refused: 'Der Server antwortet, hat aber vier Mal keine Live-Verbindung zugelassen.',
    },
    /** The hub works, HTTP does not. */
    unread: 'Wer beitritt, erscheint; doch die Session selbst lässt sich gerade nicht lesen.',
    /** A session that could not even be opened: that is not tried again by itself. */
    notCreated: {
      unreachable: 'Die Session ist nicht angelegt, der Server antwortet nicht.',
      server_error: 'Die Session ist nicht angelegt, der Server meldet einen Fehler.',
      unreadable: 'Die Session ist nicht angelegt, unter dieser Adresse antwortet kein Quiz-Server.',
      unknown: 'Die Session ist nicht angelegt, der Server kennt dieses Quiz nicht.',
      hub_refused: 'Die Session ist nicht angelegt, der Server lässt keine Live-Verbindung zu.',
    },
    joinAddress: 'Adresse für die Gäste',
    print: 'Bögen und Tischkarten drucken',
    /** Where the server lets only hosts open sessions. */
    serverKey: {
      wanted: 'Die Session ist nicht angelegt, der Server verlangt von diesem Gerät seinen Schlüssel.',
      label: 'Schlüssel des Servers',
      where: 'Er steht im Link, den Quiz Night beim Start zeigt, und in der Datei server-key im Datenordner.',
      wrong: 'Das ist nicht der Schlüssel dieses Servers.',
      open: 'Session öffnen',
    },
    /** For the host who opened the session. */
    ending: {
      offer: 'Session beenden',
      question: 'Session wirklich beenden? Alle Teams verlassen die Lobby.',
      running: 'Die Session wird beendet …',
      failed: 'Der Server hat nicht bestätigt, dass die Session beendet ist.',
      confirm: 'Beenden',
    },
    /** Why no address and no QR code are shown. */
    noJoinAddress: {
      loopback:
        'Adresse und QR-Code fehlen, weil der Server in keinem Netzwerk ist: Handys erreichen ihn so nicht.',
      unreachable:
        'Adresse und QR-Code fehlen, weil der Server unter seiner Netzwerkadresse nicht antwortet; es wird jede Minute versucht.',
    },
    /** The server's notices, while the connection is good. */
    notices: {
      in_memory:
        'Der Server kann nicht speichern: Der Abend geht weiter, wäre aber nach einem Neustart vergessen.',
      store_silent:
        'Der Speicher des Servers antwortet nicht: Das Spiel steht und geht von selbst weiter, sobald er wieder da ist.',
      season_waiting:
        'Der Abend steht noch nicht in der Saison: Die Festplatte nimmt ihn nicht an. Es wird weiter versucht.',
    },
    nothingToOpen: 'Hier ist keine Session geöffnet.',
    connectAgain: 'Neu verbinden',
    openSettings: 'Verbindung einstellen',
    toStart: 'Zur Startseite',
  },
  devices: {
    qrCode: 'QR-Code für die Fernbedienung',
    offers: {
      issuing: 'Der QR-Code kommt gleich …',
      open: 'Mit dem eigenen Handy scannen, dann steuert es das Quiz. Der Code gilt für ein Gerät und zwei Minuten.',
      claimed: 'Verbunden. Das Handy steuert jetzt das Quiz.',
      expired: 'Der QR-Code ist abgelaufen.',
      failed: 'Der Server hat keinen QR-Code ausgestellt.',
    },
    another: 'Neuer QR-Code',
    noAddress: 'Handys erreichen den Server gerade nicht, deshalb gibt es keinen QR-Code.',
    devices: 'Diese Geräte steuern das Quiz',
    first: 'Erstes Gerät',
    remote: (place: number) => `Fernbedienung ${place}`,
    own: (name: string) => `${name} (dieses hier)`,
    dismiss: 'Entfernen',
  },
  lobby: {
    /** A number as it is written. */
    number: words.number,
    heading: 'Quiz-Lobby',
    hint: 'Teile diesen Code mit deinen Freunden, damit sie beitreten können.',
    /** Stands in the place of the join address and QR code, by what is wrong with them. */
    noWayIn: {
      loopback: {
        title: 'Der Laptop ist in keinem Netz',
        text: 'Verbinde ihn mit dem WLAN oder mit dem Hotspot eines Handys. Dann erscheinen hier Adresse und QR-Code.',
      },
      unreachable: {
        title: 'Handys kommen noch nicht herein',
        text: 'Der Laptop antwortet unter seiner Netzwerkadresse nicht. Prüfe WLAN, VPN und Firewall. Sobald es geht, erscheinen hier Adresse und QR-Code.',
      },
    },
    players: 'Spieler im Raum',
    emptySlot: 'Wartet auf Spieler...',
    invitation: 'Beitreten',
    copyCode: 'Raumcode kopieren',
    copyLink: 'Link kopieren',
    copied: { code: 'Raumcode kopiert', link: 'Link kopiert' },
    notCopied: 'Dieser Browser lässt das Kopieren nicht zu. Zum Markieren anklicken:',
    startFailed: 'Der Server hat den Start nicht bestätigt.',
    holdPage: 'Seitenwechsel anhalten',
    turnPages: 'Seitenwechsel fortsetzen',
    /** For screen readers: who has joined, by name where they are few, and how many there are. */
    arrived: (count: number, names: string, total: number) =>
      `${words.number(count)} ${count === 1 ? 'neues Team' : 'neue Teams'}${names && `: ${names}`}, ${words.number(total)} im Raum`,
  },
  /** What every lobby says of the players, and asks before the start. */
  crowd: {
    start: 'Quiz starten',
    /** Asked where nobody has joined. */
    startAlone: {
      title: 'Ohne Teams starten?',
      text: 'Noch ist niemand im Raum. Wer später kommt, kann trotzdem mitspielen.',
      confirm: 'Trotzdem starten',
    },
    /** The button on a name of the wall. */
    menu: (name: string) => `${name} umbenennen oder entfernen`,
    locked: 'Beitritt gesperrt',
    pace: {
      label: 'Zeit je Frage',
      of: { 1: 'wie im Quiz', 1.5: 'anderthalbfach', 2: 'doppelt', 0: 'ohne Limit' },
    },
    addPaper: '+ Team auf Papier',
    onPaper: 'auf Papier',
    lock: 'Beitritt sperren',
    unlock: 'Beitritt erlauben',
  },
  /** The texts of what hosts do with players. */
  players: {
    rename: 'Umbenennen',
    uncover: 'Namen zeigen',
    phones: 'Handys und Papier',
    remove: 'Entfernen',
    newName: 'Neuer Name',
    save: 'Übernehmen',
    nameFaults: {
      empty: 'Bitte einen Namen eingeben.',
      too_long: `Höchstens ${MAX_NAME_CHARACTERS} Zeichen haben Platz, von langen Emoji weniger.`,
      refused: 'Dieser Name ist schon vergeben, wurde entfernt oder lässt sich nicht zeigen.',
    },
    removeQuestion: (name: string) => ({
      title: `${name} entfernen?`,
      text: 'Punkte und Name sind dann verloren. Unter einem anderen Namen kann das Handy wieder beitreten, solange der Beitritt nicht gesperrt ist.',
      confirm: 'Entfernen',
    }),
    removeMany: {
      heading: 'Mehrere entfernen',
      /** How many: only where it is known. */
      away: (count?: number) =>
        `Alle ohne Verbindung und ohne Antwort entfernen${count === undefined ? '' : ` (${count})`}`,
      fromHere: (count: number) =>
        `Dieses und alle neueren entfernen${count === undefined ? '' : ` (${count})`}`,
      newest: 'Die neuesten entfernen',
      howMany: 'Wie viele?',
      awayQuestion: 'Alle entfernen, die nicht verbunden sind und noch nichts beantwortet haben?',
      newestQuestion: (count: number) =>
        count === 1 ? 'Das neueste Team entfernen?' : `Die ${count} neuesten Teams entfernen?`,
      text: 'Ihre Punkte sind dann verloren. Unter demselben Namen können sie wieder beitreten, solange der Beitritt nicht gesperrt ist.',
      confirm: 'Alle entfernen',
    },
  },
  settings: {
    title: 'Einstellungen',
    general: 'Allgemein',
    connection: 'Verbindung',
    design: 'Design',
    venue: 'Haus',
    aboutLanguage:
      'Eine Sprache oder Deutsch und Englisch gemischt; gilt sofort auf diesem Gerät. Handys folgen ihrer eigenen Einstellung.',
    language: 'Sprache',
    mixture: 'Gemischt',
    aboutDesign:
      'Hell für Tageslicht, dunkel (Dark Mode) für den Abend; gilt sofort auf diesem Gerät. Automatisch folgt dessen Einstellung.',
    themeMode: 'Farbschema',
    themeModes: { light: 'Hell', dark: 'Dunkel', auto: 'Automatisch' },
    serverAddress: 'Ziel-Server-IP',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Verbindung testen',
    testing: 'Die Verbindung wird getestet …',
    tested: {
      found: (count: number) => `${words.number(count)} ${count === 1 ? 'Quiz' : 'Quizze'} gefunden.`,
      notAQuizServer: 'Dort antwortet etwas, aber kein Quiz-Server.',
      failing: 'Der Server antwortet, meldet aber einen Fehler.',
      refused: 'Abgelehnt: keine Verbindung, oder der Server erlaubt sie nicht.',
      silent: 'Keine Antwort innerhalb von 5 Sekunden.',
    },
    save: 'Speichern',
    addressFaults: {
      empty: 'Bitte eine Adresse eingeben, zum Beispiel http://192.168.0.10:5000.',
      not_an_address: 'Das ist keine Adresse. Gemeint ist etwas wie http://192.168.0.10:5000.',
      scheme: 'Nur Adressen mit http:// oder https:// sind möglich.',
      credentials: 'Bitte ohne Benutzername und Passwort angeben.',
      query: 'Bitte ohne ? und # angeben.',
    },
  },
  quizDialog: {
    title: 'Neues Quiz öffnen',
    loading: 'Quizze werden geladen',
    failed: 'Fehler beim Laden der Quizze',
    empty: 'Auf diesem Server liegen noch keine Quizze.',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    keysAnywhere: {
      F: 'Vollbild ein und aus',
      C: 'Raumcode kopieren, in der Lobby',
      L: 'Link zum Beitreten kopieren, in der Lobby',
      '?': 'Diese Übersicht',
    },
    inGame: 'Im Quiz',
  },
  /** The texts about the sessions of this browser. */
  evenings: {
    /** The way back to a session. */
    goOn: (quizName: string, where: string) => `Weiter: ${quizName}, ${where}`,
    lobby: 'Lobby',
    round: words.round,
    question: words.question,
    tieBreak: words.tieBreak,
    reveal: (question: string) => `Auflösung von ${question}`,
    scores: 'Punktestand',
    break: 'Pause',
    podium: 'Siegerehrung',
    rules: 'Spielregeln',
    season: 'Tabelle der Saison',
    ended: 'Letzte Abende',
    until: 'Die Ergebnisse bleiben zwölf Stunden.',
  },
  /** The texts about what a host takes home. */
  takeHome: {
    heading: 'Ergebnisse',
    save: 'Ergebnisse sichern',
    offers: {
      xlsx: 'Ergebnisse für Excel (XLSX)',
      csv: 'Ergebnisse als CSV',
      certificate: 'Urkunde zum Drucken',
    },
    saving: {
      none: '',
      running: 'Die Datei wird erstellt …',
      saved: 'Die Datei ist gespeichert.',
      failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    },
    /** The end of the evening, at the podium. */
    ending: {
      offer: 'Abend beenden',
      question: {
        title: 'Abend beenden?',
        text: 'Die Handys sagen Danke, mit Platz und Punkten. Die Ergebnisse bleiben auf der Startseite.',
        confirm: 'Jetzt beenden',
      },
      running: 'Der Abend wird beendet …',
      failed: 'Der Server hat nicht bestätigt, dass der Abend beendet ist.',
      done: 'Der Abend ist beendet',
      kept: 'Die Ergebnisse bleiben auf der Startseite des Laptops.',
    },
    /** What the files' names begin with. */
    fileName: 'Ergebnisse',
  },
};
export default de;

/** German, with what the specification quotes in English. */
export const mixture: typeof de = {
  ...de,
  connection: {
    ...de.connection,
    names: {
      Connected: 'Connected',
      Connecting: 'Connecting',
      Reconnecting: 'Reconnecting',
      Disconnecting: 'Disconnecting',
      Disconnected: 'Disconnected',
    },
  },
  lobby: { ...de.lobby, heading: 'Quiz Lobby' },
  quizDialog: {
    title: 'Open new Quiz',
    loading: 'Quizzes werden geladen',
    failed: 'Fehler beim Laden der Quizzes',
    empty: 'Auf diesem Server liegen noch keine Quizzes.',
  },
};
