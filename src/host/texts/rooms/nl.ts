import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import words from '../../../look/words/nl';
import type de from './de';

const plural = pluralIn('nl');

const nl: typeof de = {
  words,
  connection: {
    label: 'Verbinding',
    names: {
      Connected: 'Verbonden',
      Connecting: 'Aan het verbinden',
      Reconnecting: 'Opnieuw aan het verbinden',
      Disconnecting: 'Wordt verbroken',
      Disconnected: 'Verbroken',
    },
    states: {
      Connected: 'Alles in orde: wie meedoet, verschijnt meteen.',
      Connecting: 'We maken verbinding met de server.',
      Reconnecting: 'De verbinding is weg en wordt hersteld.',
      Disconnecting: 'De verbinding wordt verbroken.',
      Disconnected: 'Er is geen verbinding.',
    },
    problems: {
      unreachable: 'De server antwoordt niet; we blijven het proberen.',
      server_error: 'De server meldt een fout; we blijven het proberen.',
      unreadable: 'Op dit adres antwoordt geen quizserver; we blijven het proberen.',
      unknown: 'De server kent deze sessie niet.',
      hub_refused: 'De server antwoordt, maar laat geen liveverbinding toe; we blijven het proberen.',
    },
    gaveUp: {
      unreachable: 'De server heeft op vier pogingen niet geantwoord.',
      server_error: 'De server heeft op vier pogingen alleen een fout gemeld.',
      unreadable: 'Op dit adres antwoordt geen quizserver.',
      unknown: 'De server kent deze sessie niet.',
      hub_refused: 'De server antwoordt, maar heeft vier keer geen liveverbinding toegelaten.',
    },
    unread: 'Wie meedoet, verschijnt; alleen de sessie zelf is nu even niet te lezen.',
    notCreated: {
      unreachable: 'De sessie is niet aangemaakt, de server antwoordt niet.',
      server_error: 'De sessie is niet aangemaakt, de server meldt een fout.',
      unreadable: 'De sessie is niet aangemaakt, op dit adres antwoordt geen quizserver.',
      unknown: 'De sessie is niet aangemaakt, de server kent deze quiz niet.',
      hub_refused: 'De sessie is niet aangemaakt, de server laat geen liveverbinding toe.',
    },
    joinAddress: 'Adres voor de gasten',
    print: 'Bladen en tafelkaarten printen',
    serverKey: {
      wanted: 'De sessie is niet aangemaakt, de server wil van dit apparaat zijn sleutel.',
      label: 'Sleutel van de server',
      where:
        'Hij staat in de link die Quiz Night bij het starten laat zien, en in het bestand server-key in de gegevensmap.',
      wrong: 'Dat is niet de sleutel van deze server.',
      open: 'Sessie openen',
    },
    ending: {
      offer: 'Sessie sluiten',
      question: 'Sessie echt sluiten? Alle teams gaan uit de lobby.',
      running: 'De sessie wordt gesloten …',
      failed: 'De server heeft niet bevestigd dat de sessie gesloten is.',
      confirm: 'Sluiten',
    },
    noJoinAddress: {
      loopback:
        'Adres en QR-code ontbreken, want de server zit niet in een netwerk: zo bereiken telefoons hem niet.',
      unreachable:
        'Adres en QR-code ontbreken, want de server antwoordt niet op zijn netwerkadres; we proberen het elke minuut.',
    },
    notices: {
      in_memory: 'De server kan niets bewaren: de avond gaat door, maar is na een herstart vergeten.',
      store_silent:
        'De opslag van de server antwoordt niet: de quiz staat stil en gaat vanzelf verder zodra hij er weer is.',
      season_waiting:
        'De avond staat nog niet in het seizoen: de schijf neemt hem niet aan. We blijven het proberen.',
    },
    nothingToOpen: 'Hier is geen sessie open.',
    connectAgain: 'Weer verbinden',
    openSettings: 'Verbinding instellen',
    toStart: 'Naar startpagina',
  },
  devices: {
    qrCode: 'QR-code voor de afstandsbediening',
    offers: {
      issuing: 'De QR-code komt zo …',
      open: 'Scan met je eigen telefoon, dan bedient die de quiz. De code werkt voor één apparaat en twee minuten.',
      claimed: 'Verbonden. De telefoon bedient nu de quiz.',
      expired: 'De QR-code is verlopen.',
      failed: 'De server heeft geen QR-code gegeven.',
    },
    another: 'Nieuwe QR-code',
    noAddress: 'Telefoons bereiken de server nu niet, daarom is er geen QR-code.',
    devices: 'Deze apparaten bedienen de quiz',
    first: 'Eerste apparaat',
    remote: (place) => `Afstandsbediening ${place}`,
    own: (name) => `${name} (dit apparaat)`,
    dismiss: 'Weghalen',
  },
  lobby: {
    number: words.number,
    heading: 'Quizlobby',
    hint: 'Deel deze code met je vrienden, dan kunnen ze meedoen.',
    noWayIn: {
      loopback: {
        title: 'De laptop zit op geen enkel netwerk',
        text: 'Verbind hem met de wifi of met de hotspot van een telefoon. Dan verschijnen hier het adres en de QR-code.',
      },
      unreachable: {
        title: 'Telefoons kunnen er nog niet in',
        text: 'De laptop antwoordt niet op zijn netwerkadres. Controleer wifi, VPN en firewall. Zodra het lukt, verschijnen hier het adres en de QR-code.',
      },
    },
    players: 'Spelers in de kamer',
    emptySlot: 'Wacht op spelers...',
    invitation: 'Doe mee',
    copyCode: 'Kamercode kopiëren',
    copyLink: 'Link kopiëren',
    copied: { code: 'Kamercode gekopieerd', link: 'Link gekopieerd' },
    notCopied: 'Kopiëren mag niet van deze browser. Klik om te selecteren:',
    startFailed: 'De server heeft de start niet bevestigd.',
    holdPage: 'Bladeren stilzetten',
    turnPages: 'Verder bladeren',
    arrived: (count, names, total) =>
      `${words.number(count)} ${plural(count, { one: 'nieuw team', other: 'nieuwe teams' })}${names && `: ${names}`}, ${words.number(total)} in de kamer`,
  },
  crowd: {
    start: 'Quiz starten',
    startAlone: {
      title: 'Zonder teams starten?',
      text: 'Er is nog niemand in de kamer. Wie later komt, kan gewoon meedoen.',
      confirm: 'Toch starten',
    },
    menu: (name) => `${name} hernoemen of weghalen`,
    locked: 'Deelname gesloten',
    pace: {
      label: 'Tijd per vraag',
      of: { 1: 'zoals de quiz', 1.5: 'anderhalf keer', 2: 'dubbel', 0: 'geen limiet' },
    },
    addPaper: '+ Team op papier',
    onPaper: 'op papier',
    lock: 'Deelname sluiten',
    unlock: 'Deelname openen',
  },
  players: {
    rename: 'Hernoemen',
    uncover: 'Naam tonen',
    phones: 'Telefoons en papier',
    remove: 'Weghalen',
    newName: 'Nieuwe naam',
    save: 'Opslaan',
    nameFaults: {
      empty: 'Vul een naam in.',
      too_long: `Er passen hoogstens ${MAX_NAME_CHARACTERS} tekens in, van lange emoji minder.`,
      refused: 'Deze naam is al bezet, werd weggehaald of is niet te tonen.',
    },
    removeQuestion: (name) => ({
      title: `${name} weghalen?`,
      text: 'Punten en naam zijn dan weg. Onder een andere naam kan de telefoon weer meedoen, zolang de deelname open is.',
      confirm: 'Weghalen',
    }),
    removeMany: {
      heading: 'Meer weghalen',
      away: (count) =>
        `Iedereen zonder verbinding en antwoord weghalen${count === undefined ? '' : ` (${count})`}`,
      fromHere: (count) => `Dit en alle nieuwere weghalen${count === undefined ? '' : ` (${count})`}`,
      newest: 'De nieuwste weghalen',
      howMany: 'Hoeveel?',
      awayQuestion: 'Iedereen weghalen die niet verbonden is en nog niets heeft beantwoord?',
      newestQuestion: (count) =>
        plural(count, {
          one: 'Het nieuwste team weghalen?',
          other: `De ${count} nieuwste teams weghalen?`,
        }),
      text: 'Hun punten zijn dan weg. Onder dezelfde naam kunnen ze weer meedoen, zolang de deelname open is.',
      confirm: 'Alles weghalen',
    },
  },
  settings: {
    title: 'Instellingen',
    general: 'Algemeen',
    connection: 'Verbinding',
    design: 'Uiterlijk',
    venue: 'Zaak',
    aboutLanguage:
      'Eén taal, of Duits en Engels door elkaar; geldt meteen op dit apparaat. Telefoons volgen hun eigen instelling.',
    language: 'Taal',
    mixture: 'Gemengd',
    aboutDesign:
      'Licht voor overdag, donker (dark mode) voor de avond; geldt meteen op dit apparaat. Automatisch volgt de instelling ervan.',
    themeMode: 'Kleuren',
    themeModes: { light: 'Licht', dark: 'Donker', auto: 'Automatisch' },
    serverAddress: 'IP van de server',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Verbinding testen',
    testing: 'De verbinding wordt getest …',
    tested: {
      found: (count) =>
        `${words.number(count)} ${plural(count, { one: 'quiz', other: 'quizzen' })} gevonden.`,
      notAQuizServer: 'Daar antwoordt wel iets, maar geen quizserver.',
      failing: 'De server antwoordt, maar meldt een fout.',
      refused: 'Geweigerd: geen verbinding, of de server staat het niet toe.',
      silent: 'Geen antwoord binnen 5 seconden.',
    },
    save: 'Opslaan',
    addressFaults: {
      empty: 'Vul een adres in, bijvoorbeeld http://192.168.0.10:5000.',
      not_an_address: 'Dat is geen adres. We bedoelen iets als http://192.168.0.10:5000.',
      scheme: 'Alleen adressen met http:// of https:// kunnen.',
      credentials: 'Laat gebruikersnaam en wachtwoord weg.',
      query: 'Laat ? en # weg.',
    },
  },
  quizDialog: {
    title: 'Nieuwe quiz openen',
    loading: 'De quizzen worden geladen',
    failed: 'De quizzen laden lukte niet',
    empty: 'Op deze server staan nog geen quizzen.',
  },
  shortcuts: {
    title: 'Sneltoetsen',
    keysAnywhere: {
      F: 'Volledig scherm aan/uit',
      C: 'Kamercode kopiëren, in de lobby',
      L: 'Link om mee te doen kopiëren, in de lobby',
      '?': 'Dit overzicht',
    },
    inGame: 'In de quiz',
  },
  evenings: {
    goOn: (quizName, where) => `Verder: ${quizName}, ${where}`,
    lobby: 'lobby',
    round: (place) => `ronde ${place}`,
    question: (place) => `vraag ${place}`,
    tieBreak: 'tiebreak',
    reveal: (question) => `antwoord op ${question}`,
    scores: 'tussenstand',
    break: 'pauze',
    podium: 'podium',
    rules: 'spelregels',
    season: 'stand van het seizoen',
    ended: 'Laatste avonden',
    until: 'De uitslagen blijven twaalf uur staan.',
  },
  takeHome: {
    heading: 'Uitslag',
    save: 'Uitslag opslaan',
    offers: {
      xlsx: 'Uitslag voor Excel (XLSX)',
      csv: 'Uitslag als CSV',
      certificate: 'Oorkonde om te printen',
    },
    saving: {
      none: '',
      running: 'Het bestand wordt gemaakt …',
      saved: 'Het bestand is opgeslagen.',
      failed: 'Dat is niet gelukt. Probeer het nog eens.',
    },
    ending: {
      offer: 'Avond afsluiten',
      question: {
        title: 'Avond afsluiten?',
        text: 'De telefoons zeggen bedankt, met plaats en punten. De uitslag blijft op de startpagina staan.',
        confirm: 'Nu afsluiten',
      },
      running: 'De avond wordt afgesloten …',
      failed: 'De server heeft niet bevestigd dat de avond afgesloten is.',
      done: 'De avond is afgesloten',
      kept: 'De uitslag blijft op de startpagina van de laptop staan.',
    },
    fileName: 'Uitslag',
  },
};
export default nl;
