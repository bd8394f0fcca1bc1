const number = new Intl.NumberFormat('de').format;

/** All texts but the frame's in German, and with them the keys that each language has. */
export const german = {
  /** A number as it is written. */
  number,
  quizDialog: {
    title: 'Neues Quiz öffnen',
    loading: 'Quizze werden geladen',
    failed: 'Fehler beim Laden der Quizze',
    retry: 'Erneut versuchen',
    empty: 'Auf diesem Server liegen noch keine Quizze.',
  },
  lobby: {
    heading: 'Quiz-Lobby',
    roomCode: 'Raumcode:',
    hint: 'Teile diesen Code mit deinen Freunden, damit sie beitreten können.',
    players: 'Spieler im Raum',
    emptySlot: 'Wartet auf Spieler...',
    invitation: 'Beitreten',
    qrCode: 'QR-Code zum Beitreten',
    copyCode: 'Raumcode kopieren',
    copyLink: 'Link kopieren',
    copied: { code: 'Raumcode kopiert', link: 'Link kopiert' },
    notCopied: 'Dieser Browser lässt das Kopieren nicht zu. Zum Markieren anklicken:',
    start: {
      button: 'Quiz starten',
      failed: 'Der Server hat den Start nicht bestätigt.',
      remote: 'Fernbedienung',
      /** Asked where nobody has joined. */
      alone: {
        title: 'Ohne Teams starten?',
        text: 'Noch ist niemand im Raum. Wer später kommt, kann trotzdem mitspielen.',
        confirm: 'Trotzdem starten',
        cancel: 'Abbrechen',
      },
    },
    holdPage: 'Seitenwechsel anhalten',
    turnPages: 'Seitenwechsel fortsetzen',
    /** For screen readers: who has joined, by name where they are few, and how many there are. */
    arrived: (count: number, names: string, total: number) =>
      `${number(count)} ${count === 1 ? 'neues Team' : 'neue Teams'}${names && `: ${names}`}, ${number(total)} im Raum`,
  },
  shortcuts: {
    title: 'Tastenkürzel',
    keys: {
      F: 'Vollbild ein und aus',
      C: 'Raumcode kopieren, in der Lobby',
      L: 'Link zum Beitreten kopieren, in der Lobby',
      '?': 'Diese Übersicht',
    },
  },
  settings: {
    title: 'Einstellungen',
    general: 'Allgemein',
    connection: 'Verbindung',
    design: 'Design',
    aboutLanguage:
      'Deutsch und Englisch gemischt oder eines von beiden; gilt sofort auf diesem Gerät. Handys folgen ihrer eigenen Einstellung.',
    language: 'Sprache',
    languages: { mixture: 'Gemischt', german: 'Deutsch', english: 'English' },
    aboutDesign:
      'Hell für Tageslicht, dunkel (Dark Mode) für den Abend; gilt sofort auf diesem Gerät. Automatisch folgt dessen Einstellung.',
    themeMode: 'Farbschema',
    themeModes: { light: 'Hell', dark: 'Dunkel', auto: 'Automatisch' },
    serverAddress: 'Ziel-Server-IP',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Verbindung testen',
    testing: 'Die Verbindung wird getestet …',
    tested: {
      found: (count: number) => `${number(count)} ${count === 1 ? 'Quiz' : 'Quizze'} gefunden.`,
      notAQuizServer: 'Dort antwortet etwas, aber kein Quiz-Server.',
      failing: 'Der Server antwortet, meldet aber einen Fehler.',
      refused: 'Abgelehnt: keine Verbindung, oder der Server erlaubt sie nicht.',
      silent: 'Keine Antwort innerhalb von 5 Sekunden.',
    },
    save: 'Speichern',
    cancel: 'Abbrechen',
    addressFaults: {
      empty: 'Bitte eine Adresse eingeben, zum Beispiel http://192.168.0.10:5000.',
      not_an_address: 'Das ist keine Adresse. Gemeint ist etwas wie http://192.168.0.10:5000.',
      scheme: 'Nur Adressen mit http:// oder https:// sind möglich.',
      credentials: 'Bitte ohne Benutzername und Passwort angeben.',
      query: 'Bitte ohne ? und # angeben.',
    },
  },
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
    /** Where the server lets only hosts open sessions. */
    serverKey: {
      wanted: 'Die Session ist nicht angelegt, der Server verlangt von diesem Gerät seinen Schlüssel.',
      label: 'Schlüssel des Servers',
      where: 'Er steht im Link, den npm start ausgibt, und in der Datei server-key im Datenordner.',
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
      cancel: 'Abbrechen',
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
    },
    nothingToOpen: 'Hier ist keine Session geöffnet.',
    connectAgain: 'Neu verbinden',
    openSettings: 'Verbindung einstellen',
    toStart: 'Zur Startseite',
  },
};

/** One type for all languages: a key that one of them misses, or has too many, does not compile. */
export type HostTexts = typeof german;
