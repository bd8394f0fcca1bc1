import { pluralIn } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/it';
import type en from './en';

const plural = pluralIn('it');

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Un altro telefono per la squadra';

const it: typeof en = {
  rehearsal: words.rehearsal,
  language: 'it',
  chooseLanguage: 'Lingua',
  join: {
    productName: 'Quiz Night',
    invitation: 'Gioca anche tu',
    labels: { code: 'Codice stanza', name: 'Nome della squadra' },
    join: 'Gioca',
    joining: 'Un attimo…',
    cancel: words.cancel,
    returning: (name) => `Eccoti di nuovo, ${name}. Un attimo…`,
    otherSession: 'In un’altra stanza',
    again: (name) => `Di nuovo ${name}?`,
    againYes: 'Sì, gioco',
    againNo: 'Altro nome',
    lastEvening: 'La vostra ultima serata',
    fairPlay: 'Chi conduce vede quante volte e per quanto lasciate questa pagina durante una domanda.',
    joined: 'Ci sei!',
    roomCode: 'Stanza',
    others: (count) =>
      count < 1
        ? 'Per ora ci sei solo tu'
        : plural(count, {
            one: 'C’è un’altra squadra',
            other: `Ci sono altre ${words.number(count)} squadre`,
          }),
    whatNext: 'Guarda il grande schermo. Puoi bloccare il telefono: il posto resta tuo.',
    leave: 'Lascia la stanza',
    sameTeam: (name) =>
      `È la tua squadra? Su un telefono che gioca come «${name}», tocca «${another}» e inquadra il codice con la fotocamera di questo. Anche chi conduce può mostrartene uno.`,
    joiningTeam: 'Questo telefono entra nella vostra squadra. Un attimo…',
    /** The phone was invited to a team, and has a place already. */
    invited: (name) => `Questo telefono gioca già qui come ${name}`,
    invitedHint: 'Il codice porta in una squadra. Se ci passi, perdi il vecchio posto su questo telefono.',
    invitedStay: (name) => `Resta ${name}`,
    invitedChange: 'Passa alla squadra del codice',
    links: {
      connecting: 'Mi collego…',
      online: 'In linea',
      offline: 'Niente connessione. Ci riproviamo; controlla che il telefono sia sul Wi-Fi del locale.',
    },
    failures: {
      code_missing: 'Scrivi il codice che vedi sul grande schermo.',
      code_unknown: 'Non c’è nessuna stanza con questo codice. Confrontalo con il grande schermo.',
      session_full: 'Questa stanza è piena. Gioca con qualcun altro o chiedi a chi conduce.',
      session_locked: 'Per ora in questa stanza non entra più nessuno. Chiedi a chi conduce.',
      name_empty: 'Scrivi il nome che vedranno gli altri.',
      name_too_long: `Questo nome è troppo lungo. Ci stanno al massimo ${MAX_NAME_CHARACTERS} caratteri, meno con emoji lunghe.`,
      name_invalid: 'Questo nome ha caratteri che non si possono mostrare. Usa lettere, cifre o emoji.',
      name_taken: 'Questo nome qui c’è già. Scegline un altro.',
      server_failed: 'Il computer del quiz non ti ha potuto far entrare. Riprova o avvisa chi conduce.',
      session_ended: 'La tua ultima stanza è chiusa. Scrivi il codice che ora è sul grande schermo.',
      membership_gone: 'Il tuo posto in questa stanza non c’è più. Entra di nuovo.',
      player_removed:
        'Chi conduce ha tolto questo nome dalla lista. Con un altro sei di nuovo tra noi: scrivilo qui.',
      ticket_invalid:
        'Questo codice non vale più: è già stato usato o è troppo vecchio. Fattene mostrare uno nuovo da un telefono della tua squadra. Oppure gioca qui con un nome tuo.',
      devices_full: 'Questa squadra ha già tutti i telefoni permessi. Puoi giocare con un nome tuo.',
      already_joined: 'Questo telefono gioca già qui in un’altra squadra.',
      device_removed:
        'La tua squadra o chi conduce ha scollegato questo telefono. Fatti mostrare un codice nuovo, o gioca con un nome tuo.',
    },
  },
  loading: 'Un attimo…',
  teamEntry: {
    another,
    phones: (count) => `${count} ${plural(count, { one: 'telefono', other: 'telefoni' })} in squadra`,
  },
};
export default it;
