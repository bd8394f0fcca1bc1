import { localeOf, pluralIn } from '../../../contract/languages';
import { dayIn } from './dayIn';
import type de from './de';

const day = dayIn(localeOf('es'));
const plural = pluralIn('es');

const es: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1 ? `jugada ${times} veces, la última el ${day(date)}` : `jugada el ${day(date)}`,
      answered > 0 ? `${share} % de aciertos` : 'no respondió nadie',
    ].join(', '),
  known: {
    heading: 'Ya jugadas',
    hint: 'Aviso sobre el quiz',
    text: 'Equipos de hoy ya han tenido preguntas de este quiz:',
    teams: (questions, names, others = 0) =>
      `${plural(questions, { one: '1 pregunta ya la conocen', other: `${questions} preguntas ya las conocen` })}: ${names.join(', ')}${others ? ` y ${others} más` : ''}`,
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Otro quiz',
    text: 'Todos vuelven a la sala con el mismo código. Los resultados quedan guardados; los diplomas, solo ahora.',
    quizzes: '¿Qué quiz?',
    current: 'recién jugado',
    keepPoints: 'Conservar puntos',
    keepHint: 'Si no, todos empiezan de 0. La noche cuenta los dos quizzes en cualquier caso.',
    confirm: 'A la sala',
    choose: 'Elige un quiz.',
    loading: 'Los quizzes llegan enseguida…',
    none: 'En el servidor no hay ningún quiz.',
    failed: 'No se han podido cargar los quizzes.',
    again: 'Probar otra vez',
  },
  openEnds: {
    heading: 'Pendiente antes del podio',
    goOn: (next) => `«${next}» lleva al podio de todos modos.`,
  },
  proposal: {
    accept: (name) => `Contar para «${name}»`,
    decline: 'Hoy no',
  },
  fairPlay: {
    offer: 'Juego limpio',
    hint: 'Avisa en el mando de quién sale de la página del móvil durante una pregunta. Los equipos leen que está activado.',
    left: (times, seconds) => `${times}× fuera, ${seconds.toLocaleString(localeOf('es'))} s`,
  },
};

export default es;
