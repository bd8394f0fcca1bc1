import { localeOf, pluralIn } from '../../../contract/languages';
import { dayIn } from './dayIn';
import type de from './de';

const day = dayIn(localeOf('pt'));
const plural = pluralIn('pt');

const pt: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1 ? `jogada ${times} vezes, a última a ${day(date)}` : `jogada a ${day(date)}`,
      answered > 0 ? `${share}% certas` : 'ninguém respondeu',
    ].join(', '),
  known: {
    heading: 'Já jogadas',
    hint: 'Aviso sobre o quiz',
    text: 'Equipas de hoje já tiveram perguntas deste quiz:',
    teams: (questions, names, others = 0) =>
      `${plural(questions, { one: '1 pergunta já conhecida de', other: `${questions} perguntas já conhecidas de` })}: ${names.join(', ')}${others ? ` e mais ${others}` : ''}`,
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Outro quiz',
    text: 'Todos voltam à sala com o mesmo código. Os resultados ficam guardados; diplomas, só agora.',
    quizzes: 'Que quiz?',
    current: 'acabado de jogar',
    keepPoints: 'Manter pontos',
    keepHint: 'Senão todos começam do 0. A noite conta sempre os dois quizzes.',
    confirm: 'Para a sala',
    choose: 'Escolhe um quiz.',
    loading: 'Os quizzes estão a chegar …',
    none: 'Não há nenhum quiz no servidor.',
    failed: 'Não foi possível carregar os quizzes.',
    again: 'Tentar outra vez',
  },
  openEnds: {
    heading: 'Por fazer antes do pódio',
    goOn: (next) => `“${next}” leva ao pódio na mesma.`,
  },
  proposal: {
    accept: (name) => `Contar para “${name}”`,
    decline: 'Hoje não',
  },
  fairPlay: {
    offer: 'Jogo limpo',
    hint: 'Avisa no comando quem sai da página do telemóvel durante uma pergunta. As equipas leem que está ligado.',
    left: (times, seconds) => `${times}× fora, ${seconds.toLocaleString(localeOf('pt'))} s`,
  },
};

export default pt;
