import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import type de from './de';

const plural = pluralIn('nl');

const nl: typeof de = {
  add: {
    title: 'Team op papier',
    hint: 'Het team schrijft op een blad en heeft geen telefoon nodig.',
    name: 'Naam van het team',
    confirm: 'Toevoegen',
    done: (name) => `${name} speelt op papier mee.`,
    refusals: {
      name_empty: 'Vul een naam in.',
      name_too_long: `Er passen hoogstens ${MAX_NAME_CHARACTERS} tekens in, van lange emoji minder.`,
      name_invalid: 'Deze naam is niet te tonen.',
      name_taken: 'Zo heet al een team.',
      session_full: 'De kamer is vol.',
      command_refused: 'Dat kan nu niet.',
    },
  },
  phones: {
    count: (count) =>
      count === 0
        ? 'Speelt op papier.'
        : `Speelt met ${count} ${plural(count, { one: 'telefoon', other: 'telefoons' })}.`,
    give: 'Telefoon geven',
    giveMore: 'Nog een telefoon',
    qrCode: (name) => `QR-code voor een telefoon van ${name}`,
    offers: {
      issuing: 'De QR-code komt zo …',
      open: 'Scan met de telefoon van het team. De code werkt voor één telefoon; na tien minuten komt er een nieuwe.',
      used: 'Verbonden. De telefoon zit in het team.',
      failed: 'De server heeft geen QR-code gegeven. Misschien heeft het team al zoveel telefoons als mag.',
    },
    noAddress: 'Telefoons bereiken de server nu niet, daarom is er geen QR-code.',
    toPaper: 'Verder op papier',
    toPaperQuestion: (name) => ({
      title: `${name}: verder op papier?`,
      text: 'Wat al beantwoord is, telt. De telefoons van het team doen niet meer mee.',
      confirm: 'Op papier',
    }),
    list: 'Telefoons in het team',
    phone: (number) => `Telefoon ${number}`,
    captain: 'levert in',
    sendAway: 'Wegsturen',
    failed: 'De server heeft dat niet bevestigd.',
  },
  scorer: {
    choice: 'Wat mag de telefoon?',
    roles: { remote: 'Afstandsbediening', scorer: 'Hulp bij papier' },
    qrCode: 'QR-code voor hulp',
    offers: {
      issuing: 'De QR-code komt zo …',
      open: 'Scan met de telefoon van iemand die helpt: die kijkt papier na en kan verder niets. De code werkt voor één apparaat en twee minuten.',
      claimed: 'Verbonden. De telefoon kijkt nu papier na.',
      expired: 'De QR-code is verlopen.',
      failed: 'De server heeft geen QR-code gegeven.',
    },
    device: (place) => `Hulp ${place}`,
  },
  grid: {
    title: 'Papier nakijken',
    loading: 'De rondes worden opgehaald …',
    failed: 'De rondes ophalen lukte niet.',
    nothingAsked: 'Hier komen de rondes te staan zodra de eerste vraag is gesteld.',
    nobody: 'Er speelt nog geen team op papier.',
    before: 'Vorige ronde',
    after: 'Volgende ronde',
    all: 'Alle teams',
    team: 'Team',
    joker: 'Joker',
    total: 'Totaal',
    missing: 'mist',
    open: 'Nog open',
    right: 'Goed is:',
    shares: { 1: 'goed', 0.5: 'half', 0: 'fout' } as Record<number, string>,
    empty: 'leeg',
    byPhone: 'met de telefoon beantwoord',
    sending: 'wordt opgeslagen',
    notTaken: 'niet overgenomen',
    refused: 'Niet overgenomen: dat kan nu niet.',
    lost: 'De server heeft niet geantwoord.',
    badTotal: 'Hele of halve punten, zoals 7 of 7,5.',
    pad: 'Nakijken',
    clear: 'Wissen',
    keys: '1 goed · H of 2 half · 0 fout · Del wist · Enter volgend team · T totaal · PgUp/PgDn ronde',
  },
};
export default nl;
