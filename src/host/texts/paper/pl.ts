import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import type de from './de';

const plural = pluralIn('pl');

const pl: typeof de = {
  add: {
    title: 'Drużyna z kartką',
    hint: 'Drużyna pisze na kartce i nie potrzebuje telefonu.',
    name: 'Nazwa drużyny',
    confirm: 'Dodaj',
    done: (name) => `${name} gra na papierze.`,
    refusals: {
      name_empty: 'Wpisz nazwę.',
      name_too_long: `Zmieści się najwyżej ${MAX_NAME_CHARACTERS} znaków, a długich emoji mniej.`,
      name_invalid: 'Tej nazwy nie da się pokazać.',
      name_taken: 'Jest już taka drużyna.',
      session_full: 'Pokój jest pełny.',
      command_refused: 'Teraz się nie da.',
    },
  },
  phones: {
    count: (count) =>
      count === 0
        ? 'Gra na papierze.'
        : `Gra na ${count} ${plural(count, { one: 'telefonie', other: 'telefonach' })}.`,
    give: 'Daj telefon',
    giveMore: 'Kolejny telefon',
    qrCode: (name) => `Kod QR dla telefonu drużyny ${name}`,
    offers: {
      issuing: 'Zaraz będzie kod QR …',
      open: 'Zeskanuj telefonem drużyny. Kod działa dla jednego telefonu; po dziesięciu minutach będzie nowy.',
      used: 'Połączono. Telefon jest w drużynie.',
      failed: 'Serwer nie wydał kodu QR. Może drużyna ma już tyle telefonów, ile wolno.',
    },
    noAddress: 'Telefony nie mogą teraz dotrzeć do serwera, dlatego nie ma kodu QR.',
    toPaper: 'Dalej na papierze',
    toPaperQuestion: (name) => ({
      title: `${name}: dalej na papierze?`,
      text: 'To, co już jest, liczy się. Telefony drużyny wypadają z gry.',
      confirm: 'Na papierze',
    }),
    list: 'Telefony w drużynie',
    phone: (number) => `Telefon ${number}`,
    captain: 'oddaje',
    sendAway: 'Odeślij',
    failed: 'Serwer tego nie potwierdził.',
  },
  scorer: {
    choice: 'Do czego ma być ten telefon?',
    roles: { remote: 'Pilot', scorer: 'Pomoc przy papierze' },
    qrCode: 'Kod QR dla pomocy',
    offers: {
      issuing: 'Zaraz będzie kod QR …',
      open: 'Zeskanuj telefonem osoby, która pomaga: sprawdza kartki i nic więcej. Kod działa dla jednego urządzenia przez dwie minuty.',
      claimed: 'Połączono. Telefon służy teraz do sprawdzania kartek.',
      expired: 'Kod QR wygasł.',
      failed: 'Serwer nie wydał kodu QR.',
    },
    device: (place) => `Pomoc ${place}`,
  },
  grid: {
    title: 'Sprawdź kartki',
    loading: 'Wczytywanie rund …',
    failed: 'Nie udało się wczytać rund.',
    nothingAsked: 'Rundy pojawią się tu, gdy tylko padnie pierwsze pytanie.',
    nobody: 'Żadna drużyna nie gra jeszcze na papierze.',
    before: 'Poprzednia',
    after: 'Następna runda',
    all: 'Wszystkie',
    team: 'Drużyna',
    joker: 'Joker',
    total: 'Suma',
    missing: 'brak',
    open: 'Jeszcze nie',
    right: 'Dobrze jest:',
    shares: { 1: 'dobrze', 0.5: 'połowa', 0: 'źle' } as Record<number, string>,
    empty: 'puste',
    byPhone: 'odpowiedź z telefonu',
    sending: 'zapisywanie',
    notTaken: 'nie przyjęto',
    refused: 'Nie przyjęto: teraz się nie da.',
    lost: 'Serwer nie odpowiedział.',
    badTotal: 'Całe albo pół punktu, na przykład 7 albo 7,5.',
    pad: 'Ocena',
    clear: 'Wyczyść',
    keys: '1 dobrze · H lub 2 połowa · 0 źle · Del czyści · Enter dalej · T suma · PgUp/PgDn runda',
  },
};
export default pl;
