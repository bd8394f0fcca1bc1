import { pluralIn } from '../../../contract/languages';

const plural = pluralIn('de');

/** What is said of the way in for phones, and of the card with the Wi-Fi. */
const de = {
  heading: 'Scan das mit deinem Handy',
  about: 'So weißt du vor dem Abend, ob Handys hereinkommen.',
  qrCode: 'QR-Code zum Ausprobieren',
  waiting: 'Noch kein Handy da …',
  /** `count` as a number, `written` as it is written. */
  came: (count: number, written: string) =>
    plural(count, {
      one: 'Ein Handy war da. So kommen heute alle herein.',
      other: `${written} Handys waren da. So kommen heute alle herein.`,
    }),
  later: 'Später',
  done: 'Fertig',
  help: 'Es klappt nicht?',
  /** Leads here from the settings and from the lobby. */
  link: 'Kommen Handys herein?',
  printCard: 'WLAN-Karte drucken',
  whyNot: 'Daran kann es liegen:',
  choiceFailed: 'Das Netz konnte nicht gewählt werden. Versuch es noch einmal.',
  kinds: { local: '', vpn: 'VPN', virtual: 'nur im Laptop' },
  /** What may be in the way, and what to do. */
  findings: {
    alone: {
      title: 'Der Laptop ist in keinem Netz',
      text: 'Verbinde ihn mit dem WLAN, oder mit dem Hotspot eines Handys. Vorbereiten, proben und drucken kannst du auch so.',
    },
    public: {
      title: 'Handys kommen über das Internet',
      text: 'Das Handy braucht Internet, und diese Adresse muss von außen erreichbar sein.',
    },
    elsewhere: {
      title: 'Das Handy ist in einem anderen Netz',
      text: 'Handy und Laptop brauchen dasselbe WLAN. Schalte am Handy die mobilen Daten kurz aus.',
    },
    several: {
      title: 'Der Laptop ist in mehreren Netzen',
      text: 'Wähle das, in dem die Handys sind. Der QR-Code und alle Bildschirme folgen sofort.',
    },
    vpn: {
      title: 'Ein VPN ist an',
      text: 'Schalte es für den Abend aus. Es lässt Handys oft nicht zum Laptop.',
    },
    virtual: {
      title: 'Manche Netze gibt es nur im Laptop',
      text: 'Sie gehören zu virtuellen Maschinen. Handys kommen dort nicht hin: nimm das WLAN.',
    },
    guest: {
      title: 'Das Gäste-WLAN trennt die Geräte',
      text: 'Gäste-WLAN trennt oft die Geräte voneinander. Nimm das Haus-WLAN, oder den Hotspot eines Handys.',
    },
  },
  firewall: {
    title: 'Die Firewall lässt keine Handys herein',
    windows: () =>
      'Stelle das Netz unter „Einstellungen, Netzwerk und Internet“ auf „Privat“. Fragt Windows nach Node.js, erlaube „Private Netzwerke“.',
    macos: () =>
      'Öffne „Systemeinstellungen, Netzwerk, Firewall, Optionen“ und erlaube eingehende Verbindungen für „node“.',
    linux: (port: string) => `Gib im Terminal ein: sudo ufw allow ${port}/tcp`,
    other: (port: string) => `Gib in der Firewall den Port ${port} (TCP) frei.`,
  },
  card: {
    heading: 'WLAN-Karte',
    about: 'Für die Tische: erst ins WLAN, dann zum Quiz. Name und Passwort bleiben auf diesem Laptop.',
    name: 'Name des WLANs',
    safety: 'Passwort',
    kinds: { wpa: 'Mit Passwort (WPA)', open: 'Ohne Passwort' },
    password: 'Passwort des WLANs',
    hidden: 'Das WLAN ist versteckt',
    faults: {
      name: 'Der Name hat 1 bis 32 Zeichen.',
      password: 'Das Passwort hat 8 bis 63 Zeichen, ohne Umlaute.',
    },
    save: 'Merken',
    saved: 'Gemerkt.',
    saveFailed: 'Es konnte nicht gespeichert werden. Versuch es noch einmal.',
    print: 'Drucken',
    perPage: 'Karten je Seite',
    preview: 'Vorschau',
    empty: 'Trag links euer WLAN ein, dann steht hier die Karte.',
    /** On the card, for guests. */
    toWifi: 'Ins WLAN',
    toQuiz: 'Zum Quiz',
    wifiCode: 'QR-Code für das WLAN',
    quizCode: 'QR-Code für das Quiz',
    wifiName: 'WLAN',
    wifiPassword: 'Passwort',
    withoutPassword: 'ohne Passwort',
    noAddress: 'Der Laptop ist in keinem Netz, deshalb fehlt die Adresse für das Quiz.',
    closed: {
      forbidden: 'Die Karte gibt es nur auf dem Laptop, auf dem das Quiz läuft.',
      unreachable: 'Der Server antwortet nicht.',
      retry: 'Noch einmal versuchen',
      toStart: 'Zur Startseite',
    },
  },
};

export default de;
