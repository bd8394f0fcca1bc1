import { pluralIn } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/pl';
import type en from './en';

const plural = pluralIn('pl');

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Jeszcze jeden telefon';

const pl: typeof en = {
  rehearsal: words.rehearsal,
  language: 'pl',
  chooseLanguage: 'Język',
  join: {
    productName: 'Quiz Night',
    invitation: 'Dołącz do quizu',
    labels: { code: 'Kod pokoju', name: 'Nazwa drużyny' },
    join: 'Gram',
    joining: 'Chwileczkę…',
    cancel: words.cancel,
    returning: (name) => `Znów z nami: ${name}. Chwileczkę…`,
    otherSession: 'Do innego pokoju',
    again: (name) => `Znów jako ${name}?`,
    againYes: 'Tak, gram',
    againNo: 'Inna nazwa',
    lastEvening: 'Wasz ostatni wieczór',
    fairPlay: 'Prowadzący widzi, jak często i na jak długo opuszczacie tę stronę w trakcie pytania.',
    joined: 'Jesteś w grze',
    roomCode: 'Pokój',
    others: (count) =>
      count < 1
        ? 'Na razie nikogo poza tobą'
        : plural(count, {
            one: `Jest tu jeszcze ${words.number(count)} drużyna`,
            few: `Są tu jeszcze ${words.number(count)} drużyny`,
            other: `Jest tu jeszcze ${words.number(count)} drużyn`,
          }),
    whatNext: 'Patrz na duży ekran. Możesz zablokować telefon: twoje miejsce nie zniknie.',
    leave: 'Opuść pokój',
    sameTeam: (name) =>
      `To twoja drużyna? Na telefonie, który gra jako „${name}”, stuknij „${another}” i zeskanuj kod stamtąd aparatem tego telefonu. Prowadzący też może ci go pokazać.`,
    joiningTeam: 'Ten telefon dołącza do waszej drużyny. Chwileczkę…',
    invited: (name) => `Ten telefon gra tu już jako ${name}`,
    invitedHint: 'Kod prowadzi do drużyny. Jeśli przejdziesz, stare miejsce na tym telefonie przepadnie.',
    invitedStay: (name) => `Graj dalej jako ${name}`,
    invitedChange: 'Przejdź do drużyny z kodu',
    links: {
      connecting: 'Łączę…',
      online: 'Połączono',
      offline: 'Brak połączenia. Próbujemy dalej; sprawdź, czy telefon jest w tutejszym Wi-Fi.',
    },
    failures: {
      code_missing: 'Wpisz kod pokoju z dużego ekranu.',
      code_unknown: 'Nie ma pokoju z takim kodem. Porównaj go z dużym ekranem.',
      session_full: 'Ten pokój jest pełny. Zagraj z kimś razem albo zapytaj prowadzącego.',
      session_locked: 'Do tego pokoju nikt już teraz nie wejdzie. Zapytaj prowadzącego.',
      name_empty: 'Wpisz nazwę, którą mają widzieć inni.',
      name_too_long: `Ta nazwa jest za długa. Zmieści się najwyżej ${MAX_NAME_CHARACTERS} znaków, a długich emoji mniej.`,
      name_invalid: 'W tej nazwie są znaki, których nie da się pokazać. Użyj liter, cyfr albo emoji.',
      name_taken: 'Ta nazwa jest tu już zajęta. Wybierz inną.',
      server_failed: 'Komputer z quizem nie mógł cię wpuścić. Spróbuj jeszcze raz albo powiedz prowadzącemu.',
      session_ended: 'Twój ostatni pokój jest już zamknięty. Wpisz kod, który widać teraz na dużym ekranie.',
      membership_gone: 'Twojego miejsca w tym pokoju już nie ma. Dołącz jeszcze raz.',
      player_removed: 'Prowadzący usunął tę nazwę z listy. Pod inną możesz wrócić: wpisz ją tutaj.',
      ticket_invalid:
        'Ten kod już nie działa: został użyty albo jest za stary. Poproś o nowy na telefonie swojej drużyny. Albo graj tu pod własną nazwą.',
      devices_full: 'Ta drużyna ma już tyle telefonów, ile wolno. Możesz grać pod własną nazwą.',
      already_joined: 'Ten telefon gra tu już w innej drużynie.',
      device_removed:
        'Twoja drużyna albo prowadzący wylogował ten telefon. Poproś tam o nowy kod albo graj pod własną nazwą.',
    },
  },
  loading: 'Chwileczkę…',
  teamEntry: {
    another,
    phones: (count) =>
      `${count} ${plural(count, { one: 'telefon', few: 'telefony', many: 'telefonów', other: 'telefonu' })} w drużynie`,
  },
};
export default pl;
