import { pluralIn } from '../../../contract/languages';
import words from '../../../look/words/it';
import { numberFormat } from '../numberFormat';
import type en from './en';

const plural = pluralIn('it');
const number = numberFormat('it');
/** With two decimals at most. */
const two = (value: number) => number(Math.round(value * 100) / 100);

const it: typeof en = {
  team: {
    device: (number) => `Telefono ${number}`,
    captain: 'capitano',
    own: 'questo telefono',
    connected: words.connected,
    away: words.away,
    scan: 'Inquadralo con l’altro telefono. Poi scrivete sullo stesso foglio.',
    once: 'Il codice vale dieci minuti e per un telefono.',
    qr: 'Codice QR per un altro telefono della vostra squadra',
    share: 'Condividi',
    full: 'Una squadra non ha più telefoni di così.',
    offline: 'Senza connessione ora non si può.',
    failed: 'Non ha funzionato. Riprova tra un attimo.',
    list: 'I telefoni della squadra',
    captainHint: 'Il telefono capitano consegna e gioca il jolly.',
    remove: (number) => `Togli il telefono ${number}`,
    removeReally: (number) => `Togliere il telefono ${number}? Quello che ha scritto resta.`,
    removeYes: 'Sì, togli',
    cancel: words.cancel,
    close: 'Chiudi',
    /** Whose answer stands in place of another phone's; `isOwn`: one that this phone could not send before. */
    replaced: (number, isOwn) =>
      isOwn
        ? 'La risposta che avevi scritto senza rete sostituisce quella della squadra'
        : `${number === undefined ? 'Un altro telefono' : `Il telefono ${number}`} ha cambiato la vostra risposta`,
    nowStands: 'ora',
    seen: 'Visto',
  },
  answers: {
    /** As the language writes it. */
    number,
    pickOne: 'Scegli una risposta.',
    pickSeveral: 'Scegli tutte le risposte giuste.',
    pickAtLeastOne: 'Scegline almeno una. Fino ad allora vale la tua ultima scelta.',
    yourAnswer: 'La tua risposta',
    noAnswer: 'Non hai risposto.',
    send: 'Invia',
    notSent: 'Non ancora inviata.',
    notANumber: 'Questo non è un numero. Usa le cifre, per esempio 42 o 1,5.',
    changeSign: 'Più o meno',
    orderHint: 'Trascina le risposte nell’ordine giusto, dall’alto in basso.',
    submitOrder: 'Salva quest’ordine',
    done: 'Fatto',
    moveUp: (answer) => `Sposta su: ${answer}`,
    moveDown: (answer) => `Sposta giù: ${answer}`,
    movedTo: (answer, place, of) => `${answer}: ora ${place} di ${of}`,
    sending: 'Invio…',
    waiting: 'Niente connessione. La risposta resta qui e parte appena si può.',
    saved: 'Salvata. Puoi ancora cambiarla.',
    partSaved: 'Salvata',
    sendPart: (label) => `Salva: ${label}`,
    typing: (number) => `Il telefono ${number} sta scrivendo…`,
    by: (number) => (number === undefined ? 'da un altro telefono' : `dal telefono ${number}`),
    refused: {
      late: 'La tua ultima risposta è arrivata troppo tardi.',
      invalid: 'Il computer del quiz non ha potuto prendere questa risposta. Prova in un altro modo.',
    },
  },
  scenes: {
    paused: 'In pausa. Si riprende subito.',
    roundOf: (round, of) => `Manche ${round} di ${of}`,
    questionCount: (count) => words.questions(count),
    revealAtEnd: 'Le soluzioni arrivano alla fine della manche.',
    getReady: 'Preparati: arriva la prima domanda.',
    joker: 'Gioca il jolly',
    jokerPlayed: 'Jolly giocato',
    jokerHint: 'Questa manche vale doppio. Una volta a partita.',
    jokerBack: (isBeside) =>
      isBeside
        ? 'Puoi riprenderlo fino alla tua prima risposta.'
        : 'Puoi riprenderlo fino alla prima domanda.',
    jokerSpent: (round) => `Il tuo jolly era sulla manche ${round}.`,
    questionOf: (question, of) => `Domanda ${question} di ${of}`,
    tieBreak: words.tieBreak,
    tieBreakWatch: 'Risponde solo chi divide il primo posto. Guarda il grande schermo.',
    /** Who plays the tie-break that comes next. */
    tieBreakBetween: (names, others) =>
      names.length > 1 ? `Spareggio: ${words.opponents(names, others)}` : 'Spareggio',
    tieBreakReady: 'Preparati: arriva lo spareggio. Vince chi ci va più vicino.',
    tieBreakWon: 'Hai vinto lo spareggio!',
    tieBreakResult: (winners) =>
      winners.length === 1 ? `${winners[0]} vince lo spareggio` : `Ancora parità: ${words.names(winners)}`,
    points: (points) => `${two(points)} ${plural(points, { one: 'punto', other: 'punti' })}`,
    timeLeft: (seconds) => `Ancora ${seconds} ${plural(seconds, { one: 'secondo', other: 'secondi' })}`,
    /** At the end of a question's time, where its round stays open. */
    timeUp: 'Tempo! Puoi cambiare fino a fine manche',
    /** While the time stands, since the question's sound or film was not played yet. */
    timeFromSound: (seconds) =>
      `${seconds} ${plural(seconds, { one: 'secondo', other: 'secondi' })} dall’audio`,
    listen: 'Per questa domanda c’è un audio o un video sul grande schermo.',
    look: 'L’immagine di questa domanda è sul grande schermo.',
    /** For who cannot see it. */
    picture: (description) => `Immagine: ${description}`,
    watch: 'Guarda il grande schermo.',
    newQuestion: 'Nuova domanda',
    /** The number of a question on the sheet. */
    sheetPlace: (place, isAnswered) => `Domanda ${place}, ${isAnswered ? 'con risposta' : 'vuota'}`,
    sheet: 'Le domande della manche',
    empty: (count) => plural(count, { one: 'Ne manca una.', other: `Ne mancano ${count}.` }),
    allAnswered: 'Risposto a tutte.',
    handIn: 'Consegna',
    handInLater: 'Si consegna all’ultima domanda.',
    handedIn: 'Consegnato. Puoi ancora cambiare.',
    takeBack: 'Riprendi',
    lastCall: 'Ultima chiamata!',
    lastCallHint: 'La manche sta per chiudere.',
    game: 'Quiz',
    tabs: 'Il quiz e la manche parallela',
    besideTab: (title, answered, of) => `${title} ${answered}/${of}`,
    besideClosed: (title) => `La manche «${title}» è chiusa.`,
    besideHint: 'Questa manche corre in parallelo. Avete tempo fino al suo turno.',
    /** Handing in and the joker, on a phone that is not the captain's. */
    captainDoes: (number) => `Lo fa il telefono ${number ?? 1}.`,
    enlarge: 'Ingrandisci immagine',
    shrink: 'Riduci immagine',
    closed: 'Risposte chiuse',
    roundClosed: 'La manche è chiusa',
    right: 'Giusto!',
    wrong: 'Stavolta no',
    close: 'C’eri quasi!',
    half: 'Giusto a metà',
    partsRight: (right, of) => `${two(right)} parti su ${of}`,
    notAnswered: 'Senza risposta',
    gained: (points) => `+${two(points)} ${plural(points, { one: 'punto', other: 'punti' })}`,
    rightAnswer: 'Risposta giusta',
    rightInAnyOrder: 'Risposte giuste, in qualsiasi ordine',
    scores: 'Classifica',
    rank: (rank, of) => `${rank}º posto su ${of}`,
    break: 'Pausa',
    rules: 'Come si gioca',
    season: 'La vostra stagione',
    seasonPlace: (rank, of, moved) => {
      const places = Math.abs(moved);
      const word = plural(places, { one: 'posto', other: 'posti' });
      return `${rank}º su ${of}${moved === 0 ? '' : `, ${places} ${word} ${moved > 0 ? 'in su' : 'in giù'}`}`;
    },
    breakOpen: 'Si riprende appena chi conduce dà il via. Puoi bloccare il telefono.',
    breakUntil: 'Poi si riprende. Puoi bloccare il telefono.',
    breakLonger: 'La pausa dura di più.',
    final: 'Esito finale',
    won: 'Hai vinto!',
    wonTogether: 'Primo posto condiviso!',
    evening: 'La vostra serata',
    thanks: 'Grazie di aver giocato.',
    over: 'Il quiz è finito',
    leave: 'Lascia il gioco',
    leaveReally: 'Lasciare il gioco? Risposte e punti andranno persi.',
    leaveTeam: 'Lasciare il gioco? La tua squadra continua senza questo telefono.',
    leaveYes: 'Sì, lascio',
    leaveNo: 'Resto',
  },
};
export default it;
