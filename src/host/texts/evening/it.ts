import { pluralIn } from '../../../contract/languages';
import { dayIn } from './dayIn';
import type de from './de';

const plural = pluralIn('it');
const day = dayIn('it');

const it: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1 ? `giocata ${times} volte, l’ultima: ${day(date)}` : `giocata: ${day(date)}`,
      answered > 0 ? `${share}% giuste` : 'nessuno ha risposto',
    ].join(', '),
  known: {
    heading: 'Già giocate',
    hint: 'Nota sul quiz',
    text: 'Squadre di stasera hanno già avuto domande di questo quiz:',
    teams: (questions, names, others = 0) => {
      const known = plural(questions, { one: '1 domanda già nota', other: `${questions} domande già note` });
      const more = plural(others, { one: ' e un’altra', other: ` e altre ${others}` });
      return `${known} a: ${names.join(', ')}${others ? more : ''}`;
    },
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Un altro quiz',
    text: 'Tutti tornano nella lobby con lo stesso codice. I risultati restano salvati; i diplomi ci sono solo adesso.',
    quizzes: 'Quale quiz?',
    current: 'appena giocato',
    keepPoints: 'Tieni i punti',
    keepHint: 'Altrimenti tutti ripartono da 0. La serata conta comunque tutti e due i quiz.',
    confirm: 'Alla lobby',
    choose: 'Scegli un quiz.',
    loading: 'I quiz stanno arrivando…',
    none: 'Sul server non c’è nessun quiz.',
    failed: 'Non è stato possibile caricare i quiz.',
    again: 'Riprova',
  },
  openEnds: {
    heading: 'Ancora in sospeso prima del podio',
    goOn: (next) => `«${next}» porta comunque al podio.`,
  },
  proposal: {
    accept: (name) => `Conta per «${name}»`,
    decline: 'Stasera no',
  },
  fairPlay: {
    offer: 'Fair play',
    hint: 'Segnala sul telecomando chi lascia la pagina sul telefono durante una domanda. Le squadre leggono che è attivo.',
    left: (times, seconds) => `via ${times}×, ${seconds.toLocaleString('it')} s`,
  },
};

export default it;
