import { pluralIn } from '../../../contract/languages';
import { dayIn } from './dayIn';
import type de from './de';

const day = dayIn('nl');
const plural = pluralIn('nl');

const nl: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1 ? `${times} keer gespeeld, laatst op ${day(date)}` : `gespeeld op ${day(date)}`,
      answered > 0 ? `${share}% goed` : 'niemand heeft geantwoord',
    ].join(', '),
  known: {
    heading: 'Al gespeeld',
    hint: 'Over deze quiz',
    text: 'Teams van vanavond kregen al eens vragen uit deze quiz:',
    teams: (questions, names, others = 0) =>
      `${questions} ${plural(questions, { one: 'vraag', other: 'vragen' })} al bekend bij: ${names.join(', ')}${others ? ` en nog ${others}` : ''}`,
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Nog een quiz',
    text: 'Iedereen komt met dezelfde code terug in de lobby. De uitslag blijft bewaard; oorkondes zijn er alleen nu.',
    quizzes: 'Welke quiz?',
    current: 'net gespeeld',
    keepPoints: 'Punten meenemen',
    keepHint: 'Anders begint iedereen op 0. De avond telt hoe dan ook beide quizzen.',
    confirm: 'Naar de lobby',
    choose: 'Kies een quiz.',
    loading: 'De quizzen komen zo …',
    none: 'Er staat geen quiz op de server.',
    failed: 'De quizzen laden lukte niet.',
    again: 'Nog eens proberen',
  },
  openEnds: {
    heading: 'Nog open voor het podium',
    goOn: (next) => `‘${next}’ gaat toch naar het podium.`,
  },
  proposal: {
    accept: (name) => `Meetellen voor ‘${name}’`,
    decline: 'Vanavond niet',
  },
  fairPlay: {
    offer: 'Fair play',
    hint: 'Meldt op de afstandsbediening wie tijdens een vraag de pagina op de telefoon verlaat. De teams lezen dat het aanstaat.',
    left: (times, seconds) => `${times}× weg, ${seconds.toLocaleString('nl')} s`,
  },
};

export default nl;
