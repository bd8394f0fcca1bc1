import { pluralIn } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/nl';
import type en from './en';

const plural = pluralIn('nl');

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Nog een telefoon erbij';

const nl: typeof en = {
  rehearsal: words.rehearsal,
  language: 'nl',
  chooseLanguage: 'Taal',
  join: {
    productName: 'Quiz Night',
    invitation: 'Doe mee met de quiz',
    labels: { code: 'Kamercode', name: 'Teamnaam' },
    join: 'Meedoen',
    joining: 'Momentje…',
    cancel: words.cancel,
    returning: (name) => `Welkom terug, ${name}. Momentje…`,
    otherSession: 'Naar een andere kamer',
    again: (name) => `Weer als ${name}?`,
    againYes: 'Ja, meedoen',
    againNo: 'Andere naam',
    lastEvening: 'Jullie laatste avond',
    fairPlay:
      'De quizmaster ziet hoe vaak en hoe lang jullie deze pagina verlaten zolang er een vraag openstaat.',
    joined: 'Je doet mee',
    roomCode: 'Kamer',
    others: (count) =>
      count < 1
        ? 'Je bent hier nog alleen'
        : count === 1
          ? 'Er is nog 1 team'
          : `Er zijn nog ${words.number(count)} teams`,
    whatNext: 'Kijk op het grote scherm. Je mag je telefoon vergrendelen: je plek blijft van jou.',
    leave: 'Kamer verlaten',
    sameTeam: (name) =>
      `Is dat je team? Tik op een telefoon die als ‘${name}’ speelt op ‘${another}’ en scan de code daar met de camera van deze telefoon. De quizmaster kan je er ook een laten zien.`,
    joiningTeam: 'Deze telefoon komt bij jullie team. Momentje…',
    invited: (name) => `Deze telefoon speelt hier al als ${name}`,
    invitedHint: 'De code hoort bij een team. Stap je over, dan ben je je oude plek op deze telefoon kwijt.',
    invitedStay: (name) => `Verder als ${name}`,
    invitedChange: 'Naar het team van de code',
    links: {
      connecting: 'Verbinden…',
      online: 'Verbonden',
      offline: 'Geen verbinding. We blijven het proberen; kijk of je telefoon hier op de wifi zit.',
    },
    failures: {
      code_missing: 'Vul de kamercode van het grote scherm in.',
      code_unknown: 'Er is geen kamer met deze code. Vergelijk hem met het grote scherm.',
      session_full: 'Deze kamer is vol. Speel met iemand mee of vraag het de quizmaster.',
      session_locked: 'In deze kamer komt nu niemand meer binnen. Vraag het de quizmaster.',
      name_empty: 'Vul de naam in die de anderen te zien krijgen.',
      name_too_long: `Deze naam is te lang. Er passen hoogstens ${MAX_NAME_CHARACTERS} tekens in, van lange emoji minder.`,
      name_invalid: 'In deze naam zitten tekens die we niet kunnen tonen. Neem letters, cijfers of emoji.',
      name_taken: 'Deze naam is hier al bezet. Kies een andere.',
      server_failed:
        'De quizcomputer kon je niet binnenlaten. Probeer het nog eens of zeg het tegen de quizmaster.',
      session_ended: 'Je vorige kamer is gesloten. Vul de code in die nu op het grote scherm staat.',
      membership_gone: 'Je plek in deze kamer is er niet meer. Doe opnieuw mee.',
      player_removed:
        'De quizmaster heeft deze naam van de lijst gehaald. Met een andere naam ben je weer welkom: vul hem hier in.',
      ticket_invalid:
        'Deze code werkt niet meer: hij is al gebruikt of te oud. Laat je een nieuwe zien op een telefoon van je team. Of speel hier mee onder een eigen naam.',
      devices_full: 'Dit team heeft al zoveel telefoons als mag. Je kunt meedoen onder een eigen naam.',
      already_joined: 'Deze telefoon speelt hier al in een ander team.',
      device_removed:
        'Je team of de quizmaster heeft deze telefoon afgemeld. Laat je daar een nieuwe code zien, of speel mee onder een eigen naam.',
    },
  },
  loading: 'Momentje…',
  teamEntry: {
    another,
    phones: (count) => `${count} ${plural(count, { one: 'telefoon', other: 'telefoons' })} in het team`,
  },
};
export default nl;
