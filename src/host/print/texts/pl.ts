import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('pl');

const pl: typeof de = {
  heading: 'Drukuj',
  print: 'Drukuj',
  toStart: 'Strona startowa',
  closed: {
    notFound: 'Nie ma takiego quizu albo nie jest jeszcze gotowy.',
    forbidden: 'Ta przeglądarka nie może czytać quizów na tym serwerze.',
    unreachable: 'Serwer nie odpowiada.',
    retry: 'Spróbuj jeszcze raz',
  },
  sheet: 'Co',
  sheets: {
    answers: 'Odpowiedzi',
    pictures: 'Obrazy',
    script: 'Scenariusz',
    scores: 'Tabela punktów',
    cards: 'Karta na stół',
  },
  hints: {
    answers: 'Kartki do wypełnienia dla drużyn, bez pytań i rozwiązań.',
    pictures: 'Obrazy z rund, z numerami, bez rozwiązań.',
    script: 'Wszystkie pytania z rozwiązaniami i notatkami: tylko dla ciebie!',
    scores: 'Drużyny i rundy, do wpisywania punktów.',
    cards: 'Na każdy stolik kod QR, żeby dołączyć.',
  },
  paper: 'Papier',
  papers: { A4: 'A4', A5: 'A5', Letter: 'Letter' },
  perPage: { pictures: 'Obrazy na stronie', cards: 'Karty na stronie' },
  roundPages: 'Każda runda na osobnej kartce',
  tables: 'Stoliki',
  teams: 'Wiersze na drużyny',
  rounds: 'Rundy',
  preview: 'Podgląd',
  pages: (count) =>
    `${count} ${plural(count, { one: 'strona', few: 'strony', many: 'stron', other: 'strony' })}`,
  page: (number, of) => `Strona ${number} z ${of}`,
  nothing: {
    rounds: 'Nie wybrano żadnej rundy.',
    pictures: 'W tych rundach żadne pytanie nie ma obrazu.',
    session: 'Karty na stół wymagają sesji: otwórz tę stronę w lobby, w menu przy lampce połączenia.',
  },
  missing: (places) => `Tych obrazów brakuje na serwerze i na wydruku: ${places}.`,
  loading: 'Wczytywanie obrazów …',
  picture: (number) => `Obraz ${number}`,
  pictureOf: (round, number) => `${round}, pytanie ${number}`,
  session: {
    of: (code) => `Z nazwami i kodem QR sesji ${code}`,
    gone: 'Tej sesji już nie ma.',
    unreachable: 'Nie udało się odczytać sesji.',
    noAddress: 'Telefony nie mogą teraz dotrzeć do serwera, dlatego brakuje adresu i kodu QR.',
    kept: 'Ta sesja i jej kod zostają teraz na siedem dni.',
    notKept: 'Serwer nie wie o druku: sesja może skończyć się wcześniej.',
    tellAgain: 'Spróbuj jeszcze raz',
  },
  onPaper: {
    team: 'Drużyna',
    table: 'Stolik',
    round: (number) => `Runda ${number}`,
    joker: 'Joker',
    points: 'Punkty',
    outOf: (points) => `/ ${points}`,
    sum: 'Suma',
    total: 'Razem',
    several: 'możliwych kilka',
    tieBreak: 'Dogrywka',
    answer: 'Odpowiedź',
    explanation: 'Wyjaśnienie',
    note: 'Notatka',
    pointsOf: (points) => {
      const forms = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' };
      return `${points} ${plural(Number(points.replace(',', '.')), forms)}`;
    },
    seconds: (seconds) => `${seconds} s`,
    noLimit: 'bez limitu',
    nearest: (points) => `za najbliższe: ${points}`,
    tolerance: (amount) => `± ${amount}`,
    media: { image: 'Obraz', audio: 'Dźwięk', video: 'Film' },
    right: 'dobrze',
    anyOrder: 'w dowolnej kolejności',
    join: 'Dołączcie!',
    scan: 'Zeskanujcie kod QR albo otwórzcie adres.',
    code: 'Kod pokoju',
    hostOnly: 'Tylko dla prowadzącego',
  },
};
export default pl;
