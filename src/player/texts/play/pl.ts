import { pluralIn } from '../../../contract/languages';
import words from '../../../look/words/pl';
import { numberFormat } from '../numberFormat';
import type en from './en';

const plural = pluralIn('pl');
const number = numberFormat('pl');
const two = (value: number) => number(Math.round(value * 100) / 100);
const points = (value: number) =>
  `${two(value)} ${plural(value, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;
const seconds = (value: number) =>
  `${value} ${plural(value, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`;

const pl: typeof en = {
  team: {
    device: (number) => `Telefon ${number}`,
    captain: 'kapitan',
    own: 'ten telefon',
    connected: words.connected,
    away: words.away,
    scan: 'Zeskanuj drugim telefonem. Będziecie pisać na tej samej kartce.',
    once: 'Kod działa dziesięć minut i dla jednego telefonu.',
    qr: 'Kod QR dla kolejnego telefonu waszej drużyny',
    share: 'Wyślij link',
    full: 'Więcej telefonów w drużynie być nie może.',
    offline: 'Bez połączenia teraz się nie da.',
    failed: 'Nie udało się. Spróbuj za chwilę jeszcze raz.',
    list: 'Telefony waszej drużyny',
    captainHint: 'Telefon kapitana oddaje kartkę i gra jokerem.',
    remove: (number) => `Wyloguj telefon ${number}`,
    removeReally: (number) => `Wylogować telefon ${number}? To, co na nim wpisano, zostaje.`,
    removeYes: 'Tak, wyloguj',
    cancel: words.cancel,
    close: 'Zamknij',
    replaced: (number, isOwn) =>
      isOwn
        ? 'Twoja odpowiedź spoza zasięgu zastępuje odpowiedź drużyny'
        : `${number === undefined ? 'Inny telefon' : `Telefon ${number}`} zmienił waszą odpowiedź`,
    nowStands: 'teraz',
    seen: 'Jasne',
  },
  answers: {
    number,
    pickOne: 'Wybierz jedną odpowiedź.',
    pickSeveral: 'Wybierz wszystkie dobre odpowiedzi.',
    pickAtLeastOne: 'Wybierz choć jedną. Do tego czasu liczy się twój ostatni wybór.',
    yourAnswer: 'Twoja odpowiedź',
    noAnswer: 'Bez odpowiedzi.',
    send: 'Wyślij',
    notSent: 'Jeszcze nie wysłano.',
    notANumber: 'To nie jest liczba. Użyj cyfr, na przykład 42 albo 1,5.',
    changeSign: 'Plus lub minus',
    orderHint: 'Przeciągnij odpowiedzi w dobrej kolejności, od góry do dołu.',
    submitOrder: 'Zapisz tę kolejność',
    done: 'Gotowe',
    moveUp: (answer) => `${answer}: w górę`,
    moveDown: (answer) => `${answer}: w dół`,
    movedTo: (answer, place, of) => `${answer}: teraz ${place} z ${of}`,
    sending: 'Wysyłam…',
    waiting: 'Brak połączenia. Odpowiedź zostaje tutaj i wyjdzie, gdy tylko się uda.',
    saved: 'Zapisano. Możesz ją jeszcze zmienić.',
    partSaved: 'Zapisano',
    sendPart: (label) => `Zapisz: ${label}`,
    typing: (number) => `Telefon ${number} pisze …`,
    by: (number) => (number === undefined ? 'z innego telefonu' : `z telefonu ${number}`),
    refused: {
      late: 'Twoja ostatnia odpowiedź przyszła za późno.',
      invalid: 'Komputer z quizem nie mógł przyjąć tej odpowiedzi. Spróbuj inaczej.',
    },
  },
  scenes: {
    paused: 'Przerwane. Zaraz gramy dalej.',
    roundOf: (round, of) => `Runda ${round} z ${of}`,
    questionCount: words.questions,
    revealAtEnd: 'Odpowiedzi poznamy na końcu rundy.',
    getReady: 'Przygotuj się: zaraz pierwsze pytanie.',
    joker: 'Zagraj jokera',
    jokerPlayed: 'Joker zagrany',
    jokerHint: 'Ta runda liczy się podwójnie. Raz w całej grze.',
    jokerBack: (isBeside) =>
      isBeside
        ? 'Możesz go cofnąć do swojej pierwszej odpowiedzi.'
        : 'Możesz go cofnąć do pierwszego pytania.',
    jokerSpent: (round) => `Joker zagrany w rundzie ${round}.`,
    questionOf: (question, of) => `Pytanie ${question} z ${of}`,
    tieBreak: words.tieBreak,
    tieBreakWatch: 'Odpowiadają tylko ci, którzy dzielą pierwsze miejsce. Patrz na duży ekran.',
    tieBreakBetween: (names, others) =>
      names.length > 1 ? `Dogrywka: ${words.opponents(names, others)}` : 'Dogrywka',
    tieBreakReady: 'Przygotuj się: zaraz dogrywka. Wygrywa, kto będzie najbliżej.',
    tieBreakWon: 'Wygrywasz dogrywkę!',
    tieBreakResult: (winners) =>
      winners.length === 1 ? `${winners[0]} wygrywa dogrywkę` : `Wciąż remis: ${words.names(winners)}`,
    points,
    timeLeft: (left) => `Jeszcze ${seconds(left)}`,
    timeUp: 'Koniec czasu, zmiany do końca rundy',
    timeFromSound: (left) => `${seconds(left)} od dźwięku`,
    listen: 'Do tego pytania jest dźwięk albo film na dużym ekranie.',
    look: 'Obraz do tego pytania jest na dużym ekranie.',
    picture: (description) => `Obraz: ${description}`,
    watch: 'Patrz na duży ekran.',
    newQuestion: 'Nowe pytanie',
    sheetPlace: (place, isAnswered) => `Pytanie ${place}, ${isAnswered ? 'z odpowiedzią' : 'puste'}`,
    sheet: 'Pytania tej rundy',
    empty: (count) =>
      count === 1
        ? 'Jedno jest jeszcze puste.'
        : plural(count, { few: `${count} są jeszcze puste.`, other: `${count} jest jeszcze pustych.` }),
    allAnswered: 'Komplet odpowiedzi.',
    handIn: 'Oddaj kartkę',
    handInLater: 'Oddać można od ostatniego pytania.',
    handedIn: 'Oddane. Zmieniać wciąż można.',
    takeBack: 'Cofnij',
    lastCall: 'Ostatni dzwonek!',
    lastCallHint: 'Zaraz zamykamy rundę.',
    game: 'Quiz',
    tabs: 'Quiz i runda w tle',
    besideTab: (title, answered, of) => `${title} ${answered}/${of}`,
    besideClosed: (title) => `Runda „${title}” jest zamknięta.`,
    besideHint: 'Ta runda trwa w tle. Macie czas, dopóki nie przyjdzie jej kolej.',
    captainDoes: (number) => `To robi telefon ${number ?? 1}.`,
    enlarge: 'Powiększ obraz',
    shrink: 'Zmniejsz obraz',
    closed: 'Zamknięte',
    roundClosed: 'Runda jest zamknięta',
    right: 'Dobrze!',
    wrong: 'Tym razem nie',
    close: 'Blisko!',
    half: 'W połowie dobrze',
    partsRight: (right, of) => `${two(right)} z ${of} części`,
    notAnswered: 'Bez odpowiedzi',
    gained: (gained) => `+${points(gained)}`,
    rightAnswer: 'Dobra odpowiedź',
    rightInAnyOrder: 'Dobrze, kolejność dowolna',
    scores: 'Klasyfikacja',
    rank: (rank, of) => `Miejsce ${rank} z ${of}`,
    break: 'Przerwa',
    rules: 'Zasady gry',
    season: 'Wasz sezon',
    seasonPlace: (rank, of, moved) => {
      const forms = { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' };
      const places = `${Math.abs(moved)} ${plural(Math.abs(moved), forms)}`;
      const change = `, ${places} w ${moved > 0 ? 'górę' : 'dół'}`;
      return `${rank}. miejsce na ${of}${moved === 0 ? '' : change}`;
    },
    breakOpen: 'Gramy dalej, gdy prowadzący będzie gotowy. Możesz zablokować telefon.',
    breakUntil: 'Wtedy gramy dalej. Możesz zablokować telefon.',
    breakLonger: 'Przerwa się przedłuża.',
    final: 'Wynik końcowy',
    won: 'Zwycięstwo!',
    wonTogether: 'Wspólne pierwsze miejsce!',
    evening: 'Wasz wieczór',
    thanks: 'Dzięki za wspólną grę.',
    over: 'Koniec quizu',
    leave: 'Opuść grę',
    leaveReally: 'Opuścić grę? Twoje odpowiedzi i punkty przepadną.',
    leaveTeam: 'Opuścić grę? Twoja drużyna gra dalej bez tego telefonu.',
    leaveYes: 'Tak, opuść',
    leaveNo: 'Zostań',
  },
};
export default pl;
