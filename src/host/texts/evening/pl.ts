import { pluralIn } from '../../../contract/languages';
import { dayIn } from './dayIn';
import type de from './de';

const day = dayIn('pl');
const plural = pluralIn('pl');
const questionsKnown = {
  one: 'pytanie znają',
  few: 'pytania znają',
  many: 'pytań znają',
  other: 'pytania znają',
};

const pl: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1
        ? `grane ${times} ${plural(times, { one: 'raz', other: 'razy' })}, ostatnio ${day(date)}`
        : `grane ${day(date)}`,
      answered > 0 ? `${share}% dobrze` : 'nikt nie odpowiedział',
    ].join(', '),
  known: {
    heading: 'Już grane',
    hint: 'Uwaga do quizu',
    text: 'Dzisiejsze drużyny miały już pytania z tego quizu:',
    teams: (questions, names, others = 0) =>
      `${questions} ${plural(questions, questionsKnown)} już: ${names.join(', ')}${others ? ` i jeszcze ${others}` : ''}`,
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Jeszcze quiz',
    text: 'Wszyscy wracają do lobby z tym samym kodem. Wyniki zostają zapisane; dyplomy są tylko teraz.',
    quizzes: 'Który quiz?',
    current: 'właśnie grany',
    keepPoints: 'Zachowaj punkty',
    keepHint: 'Inaczej wszyscy zaczynają od 0. Wieczór i tak liczy oba quizy.',
    confirm: 'Do lobby',
    choose: 'Wybierz quiz.',
    loading: 'Zaraz będą quizy …',
    none: 'Na serwerze nie ma żadnego quizu.',
    failed: 'Nie udało się wczytać quizów.',
    again: 'Jeszcze raz',
  },
  openEnds: {
    heading: 'Przed podium jeszcze do zrobienia',
    goOn: (next) => `„${next}” i tak prowadzi na podium.`,
  },
  proposal: {
    accept: (name) => `Licz w „${name}”`,
    decline: 'Dziś nie',
  },
  fairPlay: {
    offer: 'Fair play',
    hint: 'Pilot pokaże, kto w trakcie pytania opuszcza stronę na telefonie. Drużyny przeczytają, że to włączone.',
    left: (times, seconds) => `poza stroną ${times}×, ${seconds.toLocaleString('pl')} s`,
  },
};

export default pl;
