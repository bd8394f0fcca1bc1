import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import type de from './de';

const plural = pluralIn('it');

const it: typeof de = {
  add: {
    title: 'Squadra su carta',
    hint: 'La squadra scrive su un foglio e non ha bisogno del telefono.',
    name: 'Nome squadra',
    confirm: 'Aggiungi',
    done: (name) => `${name} gioca su carta.`,
    refusals: {
      name_empty: 'Scrivi un nome.',
      name_too_long: `Ci stanno al massimo ${MAX_NAME_CHARACTERS} caratteri, meno con emoji lunghe.`,
      name_invalid: 'Questo nome non si può mostrare.',
      name_taken: 'Una squadra si chiama già così.',
      session_full: 'La stanza è piena.',
      command_refused: 'Adesso non si può.',
    },
  },
  phones: {
    count: (count) =>
      count === 0
        ? 'Gioca su carta.'
        : plural(count, { one: 'Gioca con 1 telefono.', other: `Gioca con ${count} telefoni.` }),
    give: 'Dai telefono',
    giveMore: 'Altro telefono',
    qrCode: (name) => `Codice QR per un telefono, squadra ${name}`,
    offers: {
      issuing: 'Il codice QR sta arrivando…',
      open: 'Inquadralo con il telefono della squadra. Il codice vale per un telefono; dopo dieci minuti ne arriva uno nuovo.',
      used: 'Collegato. Il telefono è in squadra.',
      failed: 'Il server non ha dato un codice QR. Forse la squadra ha già tutti i telefoni permessi.',
    },
    noAddress: 'Adesso i telefoni non raggiungono il server, quindi niente codice QR.',
    toPaper: 'Passa alla carta',
    toPaperQuestion: (name) => ({
      title: `${name}: si passa alla carta?`,
      text: 'Le risposte già date valgono. I telefoni della squadra escono.',
      confirm: 'Su carta',
    }),
    list: 'Telefoni in squadra',
    phone: (number) => `Telefono ${number}`,
    captain: 'consegna',
    sendAway: 'Manda via',
    failed: 'Il server non l’ha confermato.',
  },
  scorer: {
    choice: 'Che cosa deve fare il telefono?',
    roles: { remote: 'Telecomando', scorer: 'Aiuto per la carta' },
    qrCode: 'Codice QR per chi aiuta',
    offers: {
      issuing: 'Il codice QR sta arrivando…',
      open: 'Inquadralo con il telefono di chi aiuta: corregge la carta e nient’altro. Il codice vale per un dispositivo e due minuti.',
      claimed: 'Collegato. Il telefono ora corregge la carta.',
      expired: 'Il codice QR è scaduto.',
      failed: 'Il server non ha dato un codice QR.',
    },
    device: (place) => `Aiuto ${place}`,
  },
  grid: {
    title: 'Correggi la carta',
    loading: 'Le manche stanno arrivando…',
    failed: 'Non è stato possibile caricare le manche.',
    nothingAsked: 'Le manche compaiono qui appena parte la prima domanda.',
    nobody: 'Per ora nessuna squadra gioca su carta.',
    before: 'Manche prima',
    after: 'Manche dopo',
    all: 'Tutte',
    team: 'Squadra',
    joker: 'Jolly',
    total: 'Totale',
    missing: 'manca',
    open: 'Da fare',
    right: 'Soluzione:',
    shares: { 1: 'giusta', 0.5: 'mezza', 0: 'errata' } as Record<number, string>,
    empty: 'vuota',
    byPhone: 'risposta dal telefono',
    sending: 'salvataggio',
    notTaken: 'non registrato',
    refused: 'Non registrato: adesso non si può.',
    lost: 'Il server non ha risposto.',
    badTotal: 'Punti interi o mezzi, come 7 o 7,5.',
    pad: 'Correzione',
    clear: 'Svuota',
    keys: '1 giusta · H o 2 mezza · 0 errata · Canc svuota · Invio squadra dopo · T totale · Pag ↑↓ manche',
  },
};
export default it;
