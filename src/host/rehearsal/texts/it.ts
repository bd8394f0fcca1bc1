import words from '../../../look/words/it';
import type de from './de';

const it: typeof de = {
  rehearsal: {
    rehearse: words.rehearsal,
    rehearseThis: (quizName) => `Prova con «${quizName}»`,
    title: 'Prova',
    intro:
      'Squadre finte giocano il tuo quiz: tirano a indovinare, sbagliano a scrivere e arrivano in ritardo. Anche telefoni veri possono entrare. Niente conta, e alla fine si cancella tutto.',
    teams: 'Squadre finte',
    teamsFault: (fewest, most) => `Le squadre possono essere da ${fewest} a ${most}.`,
    fast: 'Quattro volte più veloce',
    fastHint: 'Ogni domanda ha un quarto del suo tempo.',
    start: 'Avvia la prova',
    finish: 'Guarda com’è andata',
    report: {
      heading: 'Com’è andata la prova',
      loading: 'Il resoconto sta arrivando',
      gone: 'Di questa prova non c’è più niente. Il resoconto resta per un’ora.',
      failed: 'Il resoconto non è arrivato.',
      allWell: 'Per il resto tutto a posto. La serata può cominciare!',
      duration: 'Quanto dura la serata',
      minutes: (least, most) => `Da ${least} a ${most} minuti, pause escluse`,
      small: 'Troppo piccolo sul grande schermo',
      smallHint: 'Dal fondo del locale si legge a fatica. Un testo più corto diventa più grande.',
      smallText: (text, question) => `«${text}»: ${question}`,
      missing: 'File che mancano',
      missingHint: 'Senza, la domanda mostra solo il testo.',
      missingFile: (file, question) => `${file}: ${question}`,
      untypable: 'Risposte che nessuno può scrivere',
      untypableHint: 'Accetta anche un modo di scriverla che va bene sul telefono.',
      untypableAnswer: (answer, question) => `«${answer}»: ${question}`,
      untypableWhy: {
        letters: 'non è su ogni tastiera',
        refused: 'scritta così non vale come giusta',
        several: 'sembra più risposte in una',
      },
      allRight: 'Giusta per tutti',
      allRightHint: 'La soluzione è corretta? E la domanda non è troppo facile?',
      allWrong: 'Sbagliata per tutti',
      allWrongHint: 'La soluzione è corretta? Forse manca un altro modo di scriverla.',
      edit: 'Modifica il quiz',
      retry: 'Riprova',
      toStart: 'Torna all’inizio',
    },
  },
  firstEvening: {
    heading: 'La mia prima serata',
    intro:
      'Dalla presa al podio: dieci cose e si va. Quello che si fa su questo portatile si spunta da solo.',
    done: (count, of) => `${count} su ${of}`,
    steps: {
      power: 'Attacca il portatile alla corrente. Nessuna batteria regge una serata.',
      projector: 'Attacca il proiettore o la TV e duplica lo schermo. Ci sono audio? Allora anche le casse.',
      network:
        'Collega il portatile al Wi-Fi dei telefoni, poi inquadra il codice QR con il tuo telefono: è così che entrano tutti.',
      card: 'Stampa i cartoncini con il Wi-Fi e mettili sui tavoli.',
      quiz: 'Scegli un quiz o creane uno, e leggi una volta ad alta voce ogni soluzione.',
      rehearsal: 'Fai una prova con 20 squadre e leggi com’è andata.',
      remote: 'Porta il telecomando sul tuo telefono: così non devi stare al portatile.',
      paper: 'Carta e penna per chi viene senza telefono. I fogli risposte sono sotto «Stampa».',
      wall: 'Mezz’ora prima: lobby sul grande schermo, F lo riempie, e due parole sulle regole.',
      start: 'Via al quiz. Dopo l’ultima manche il podio, un posto alla volta. E applausi!',
    },
    leads: {
      card: 'Stampa il cartoncino Wi-Fi',
      quizzes: 'Vai ai quiz',
      lobby: 'Vai alla lobby',
      sheets: 'Stampa i fogli',
    },
    print: 'Stampa',
    reset: 'Togli tutte le spunte',
    toStart: 'Torna all’inizio',
  },
};
export default it;
