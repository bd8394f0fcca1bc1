import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import words from '../../../look/words/pl';
import type de from './de';

const plural = pluralIn('pl');
const newTeams = {
  one: 'nowa drużyna',
  few: 'nowe drużyny',
  many: 'nowych drużyn',
  other: 'nowej drużyny',
};

const pl: typeof de = {
  words,
  connection: {
    label: 'Połączenie',
    names: {
      Connected: 'Połączono',
      Connecting: 'Łączenie',
      Reconnecting: 'Ponowne łączenie',
      Disconnecting: 'Rozłączanie',
      Disconnected: 'Rozłączono',
    },
    states: {
      Connected: 'Wszystko gra: kto dołączy, pojawi się od razu.',
      Connecting: 'Trwa łączenie z serwerem.',
      Reconnecting: 'Połączenie zostało przerwane i jest przywracane.',
      Disconnecting: 'Połączenie jest zamykane.',
      Disconnected: 'Nie ma połączenia.',
    },
    problems: {
      unreachable: 'Serwer nie odpowiada, próbujemy dalej.',
      server_error: 'Serwer zgłasza błąd, próbujemy dalej.',
      unreadable: 'Pod tym adresem nie odpowiada żaden serwer quizu, próbujemy dalej.',
      unknown: 'Serwer nie zna tej sesji.',
      hub_refused: 'Serwer odpowiada, ale nie pozwala na połączenie na żywo; próbujemy dalej.',
    },
    gaveUp: {
      unreachable: 'Serwer nie odpowiedział na cztery próby.',
      server_error: 'Serwer na cztery próby zgłosił tylko błąd.',
      unreadable: 'Pod tym adresem nie odpowiada żaden serwer quizu.',
      unknown: 'Serwer nie zna tej sesji.',
      hub_refused: 'Serwer odpowiada, ale cztery razy nie pozwolił na połączenie na żywo.',
    },
    unread: 'Kto dołącza, pojawia się; ale samej sesji nie da się teraz odczytać.',
    notCreated: {
      unreachable: 'Sesja nie powstała, serwer nie odpowiada.',
      server_error: 'Sesja nie powstała, serwer zgłasza błąd.',
      unreadable: 'Sesja nie powstała, pod tym adresem nie odpowiada żaden serwer quizu.',
      unknown: 'Sesja nie powstała, serwer nie zna tego quizu.',
      hub_refused: 'Sesja nie powstała, serwer nie pozwala na połączenie na żywo.',
    },
    joinAddress: 'Adres dla gości',
    print: 'Drukuj arkusze i karty',
    serverKey: {
      wanted: 'Sesja nie powstała, serwer chce od tego urządzenia swojego klucza.',
      label: 'Klucz serwera',
      where: 'Jest w linku, który Quiz Night pokazuje przy starcie, i w pliku server-key w folderze danych.',
      wrong: 'To nie jest klucz tego serwera.',
      open: 'Otwórz sesję',
    },
    ending: {
      offer: 'Zakończ sesję',
      question: 'Na pewno zakończyć sesję? Wszystkie drużyny opuszczą lobby.',
      running: 'Kończenie sesji …',
      failed: 'Serwer nie potwierdził, że sesja się skończyła.',
      confirm: 'Zakończ',
    },
    noJoinAddress: {
      loopback: 'Brakuje adresu i kodu QR, bo serwer nie jest w żadnej sieci: telefony do niego nie dotrą.',
      unreachable:
        'Brakuje adresu i kodu QR, bo serwer nie odpowiada pod swoim adresem w sieci; próbujemy co minutę.',
    },
    notices: {
      in_memory: 'Serwer nie może zapisywać: wieczór trwa, ale po restarcie wszystko przepadnie.',
      store_silent: 'Pamięć serwera nie odpowiada: gra stoi i sama ruszy dalej, gdy tylko pamięć wróci.',
      season_waiting: 'Wieczoru nie ma jeszcze w sezonie: dysk go nie przyjmuje. Próbujemy dalej.',
    },
    nothingToOpen: 'Nie ma tu otwartej sesji.',
    connectAgain: 'Połącz znowu',
    openSettings: 'Ustaw połączenie',
    toStart: 'Strona startowa',
  },
  devices: {
    qrCode: 'Kod QR dla pilota',
    offers: {
      issuing: 'Zaraz będzie kod QR …',
      open: 'Zeskanuj swoim telefonem, a będzie sterować quizem. Kod działa dla jednego urządzenia przez dwie minuty.',
      claimed: 'Połączono. Telefon steruje teraz quizem.',
      expired: 'Kod QR wygasł.',
      failed: 'Serwer nie wydał kodu QR.',
    },
    another: 'Nowy kod QR',
    noAddress: 'Telefony nie mogą teraz dotrzeć do serwera, dlatego nie ma kodu QR.',
    devices: 'Te urządzenia sterują quizem',
    first: 'Pierwsze urządzenie',
    remote: (place) => `Pilot ${place}`,
    own: (name) => `${name} (to urządzenie)`,
    dismiss: 'Usuń',
  },
  lobby: {
    number: words.number,
    heading: 'Lobby quizu',
    hint: 'Podaj ten kod znajomym, żeby mogli dołączyć.',
    noWayIn: {
      loopback: {
        title: 'Laptop nie jest w żadnej sieci',
        text: 'Połącz go z Wi-Fi albo z hotspotem telefonu. Wtedy pojawią się tu adres i kod QR.',
      },
      unreachable: {
        title: 'Telefony jeszcze nie mogą wejść',
        text: 'Laptop nie odpowiada pod swoim adresem w sieci. Sprawdź Wi-Fi, VPN i zaporę. Gdy odpowie, pojawią się tu adres i kod QR.',
      },
    },
    players: 'Gracze w pokoju',
    emptySlot: 'Czeka na graczy...',
    invitation: 'Dołącz',
    copyCode: 'Kopiuj kod pokoju',
    copyLink: 'Kopiuj link',
    copied: { code: 'Kod skopiowany', link: 'Link skopiowany' },
    notCopied: 'Ta przeglądarka nie pozwala kopiować. Kliknij, żeby zaznaczyć:',
    startFailed: 'Serwer nie potwierdził startu.',
    holdPage: 'Zatrzymaj strony',
    turnPages: 'Zmieniaj strony dalej',
    arrived: (count, names, total) =>
      `${words.number(count)} ${plural(count, newTeams)}${names && `: ${names}`}, w pokoju: ${words.number(total)}`,
  },
  crowd: {
    start: 'Start quizu',
    startAlone: {
      title: 'Zacząć bez drużyn?',
      text: 'W pokoju nikogo jeszcze nie ma. Kto przyjdzie później, i tak może zagrać.',
      confirm: 'Mimo to zacznij',
    },
    menu: (name) => `${name}: zmień nazwę albo usuń`,
    locked: 'Wstęp zamknięty',
    pace: {
      label: 'Czas na pytanie',
      of: { 1: 'jak w quizie', 1.5: 'półtora raza', 2: 'podwójny', 0: 'bez limitu' },
    },
    addPaper: '+ Drużyna z kartką',
    onPaper: 'na papierze',
    lock: 'Zamknij wstęp',
    unlock: 'Otwórz wstęp',
  },
  players: {
    rename: 'Zmień nazwę',
    uncover: 'Pokaż nazwę',
    phones: 'Telefony i papier',
    remove: 'Usuń',
    newName: 'Nowa nazwa',
    save: 'Zapisz',
    nameFaults: {
      empty: 'Wpisz nazwę.',
      too_long: `Zmieści się najwyżej ${MAX_NAME_CHARACTERS} znaków, a długich emoji mniej.`,
      refused: 'Ta nazwa jest zajęta, usunięta albo nie da się jej pokazać.',
    },
    removeQuestion: (name) => ({
      title: `Usunąć: ${name}?`,
      text: 'Punkty i nazwa przepadną. Pod inną nazwą telefon może wrócić, dopóki wstęp jest otwarty.',
      confirm: 'Usuń',
    }),
    removeMany: {
      heading: 'Usuń kilka naraz',
      away: (count) =>
        `Usuń wszystkie bez połączenia i odpowiedzi${count === undefined ? '' : ` (${count})`}`,
      fromHere: (count) => `Usuń tę i wszystkie nowsze${count === undefined ? '' : ` (${count})`}`,
      newest: 'Usuń najnowsze',
      howMany: 'Ile?',
      awayQuestion: 'Usunąć wszystkie drużyny bez połączenia i bez żadnej odpowiedzi?',
      newestQuestion: (count) =>
        plural(count, {
          one: 'Usunąć najnowszą drużynę?',
          few: `Usunąć ${count} najnowsze drużyny?`,
          other: `Usunąć ${count} najnowszych drużyn?`,
        }),
      text: 'Ich punkty przepadną. Pod tą samą nazwą mogą wrócić, dopóki wstęp jest otwarty.',
      confirm: 'Usuń wszystkie',
    },
  },
  settings: {
    title: 'Ustawienia',
    general: 'Ogólne',
    connection: 'Połączenie',
    design: 'Wygląd',
    venue: 'Lokal',
    aboutLanguage:
      'Jeden język albo niemiecki z angielskim; działa od razu na tym urządzeniu. Telefony mają swoje ustawienie.',
    language: 'Język',
    mixture: 'Mieszany',
    aboutDesign:
      'Jasne kolory na dzień, ciemne (dark mode) na wieczór; działa od razu na tym urządzeniu. Automatyczne idą za jego ustawieniem.',
    themeMode: 'Kolory',
    themeModes: { light: 'Jasne', dark: 'Ciemne', auto: 'Automatyczne' },
    serverAddress: 'IP serwera',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Sprawdź połączenie',
    testing: 'Sprawdzanie połączenia …',
    tested: {
      found: (count) =>
        `Znaleziono ${words.number(count)} ${plural(count, { one: 'quiz', few: 'quizy', many: 'quizów', other: 'quizu' })}.`,
      notAQuizServer: 'Coś tam odpowiada, ale nie serwer quizu.',
      failing: 'Serwer odpowiada, ale zgłasza błąd.',
      refused: 'Odmowa: brak połączenia albo serwer na to nie pozwala.',
      silent: 'Brak odpowiedzi przez 5 sekund.',
    },
    save: 'Zapisz',
    addressFaults: {
      empty: 'Wpisz adres, na przykład http://192.168.0.10:5000.',
      not_an_address: 'To nie jest adres. Chodzi o coś takiego: http://192.168.0.10:5000.',
      scheme: 'Możliwe są tylko adresy z http:// albo https://.',
      credentials: 'Podaj bez nazwy użytkownika i hasła.',
      query: 'Podaj bez ? i #.',
    },
  },
  quizDialog: {
    title: 'Otwórz nowy quiz',
    loading: 'Wczytywanie quizów',
    failed: 'Nie udało się wczytać quizów',
    empty: 'Na tym serwerze nie ma jeszcze quizów.',
  },
  shortcuts: {
    title: 'Skróty klawiszowe',
    keysAnywhere: {
      F: 'Pełny ekran wł. i wył.',
      C: 'Kopiuj kod pokoju, w lobby',
      L: 'Kopiuj link do gry, w lobby',
      '?': 'Ta lista',
    },
    inGame: 'W quizie',
  },
  evenings: {
    goOn: (quizName, where) => `Dalej: ${quizName}, ${where}`,
    lobby: 'lobby',
    round: (place) => `runda ${place}`,
    question: (place) => `pytanie ${place}`,
    tieBreak: 'dogrywka',
    reveal: (question) => `odpowiedź, ${question}`,
    scores: 'klasyfikacja',
    break: 'przerwa',
    podium: 'podium',
    rules: 'zasady gry',
    season: 'tabela sezonu',
    ended: 'Ostatnie wieczory',
    until: 'Wyniki zostają na dwanaście godzin.',
  },
  takeHome: {
    heading: 'Wyniki',
    save: 'Zapisz wyniki',
    offers: {
      xlsx: 'Wyniki do Excela (XLSX)',
      csv: 'Wyniki jako CSV',
      certificate: 'Dyplom do druku',
    },
    saving: {
      none: '',
      running: 'Tworzenie pliku …',
      saved: 'Plik jest zapisany.',
      failed: 'Nie udało się. Spróbuj jeszcze raz.',
    },
    ending: {
      offer: 'Zakończ wieczór',
      question: {
        title: 'Zakończyć wieczór?',
        text: 'Telefony podziękują i pokażą miejsce oraz punkty. Wyniki zostają na stronie startowej.',
        confirm: 'Zakończ teraz',
      },
      running: 'Kończenie wieczoru …',
      failed: 'Serwer nie potwierdził, że wieczór się skończył.',
      done: 'Wieczór zakończony',
      kept: 'Wyniki zostają na stronie startowej laptopa.',
    },
    fileName: 'Wyniki',
  },
};
export default pl;
