import { type ReactNode, useMemo } from 'react';
import { localeOf } from '../../../contract/languages';
import { MEDIA_KINDS } from '../../../contract/media';
import { rulesOf } from '../../../game/quiz/kinds/questionKinds';
import type { QuizQuestion } from '../../../game/quiz/quiz';
import { useSpoken } from '../../texts/useLanguage';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import { lettersOf, type PrintedQuiz } from '../printedQuiz';
import { type PrintTexts, usePrintTexts } from '../texts/printTexts';

interface HostScriptProps {
  frame: PageFrame;
  quiz: PrintedQuiz;
  /** The rounds that are printed, counted from 0. */
  rounds: readonly number[];
}

/** All that a host says and needs, with the answers. */
export function HostScript({ frame, quiz, rounds }: HostScriptProps) {
  const texts = usePrintTexts().onPaper;
  const spoken = useSpoken();
  const pieces = useMemo(() => {
    // Years stay without a separator.
    const { format } = new Intl.NumberFormat(localeOf(spoken), {
      maximumFractionDigits: 10,
      useGrouping: 'min2',
    });
    const inRounds = rounds.flatMap((index) => {
      const round = quiz.rounds[index];
      if (!round) return [];
      const name = texts.round(index + 1);
      const heading = round.title === undefined ? name : `${name}: ${round.title}`;
      return piecesOf(heading, round.title ?? name, round.questions);
    });
    return [...inRounds, ...(quiz.tieBreak ? piecesOf(texts.tieBreak, texts.tieBreak, [quiz.tieBreak]) : [])];

    function piecesOf(heading: string, section: string, questions: readonly QuizQuestion[]): FlowPiece[] {
      const asked = questions.flatMap((question, at) =>
        linesOf(question, at + 1, texts, format).map((node, line, lines): FlowPiece => ({
          section,
          node,
          // A question stands on one page, where it is not longer than that.
          withNext: line < lines.length - 1,
        })),
      );
      return [{ section, withNext: true, node: <h2 className="script-heading">{heading}</h2> }, ...asked];
    }
  }, [quiz, rounds, texts, spoken]);
  return (
    <FlowPages frame={frame} pieces={pieces} head={() => <p className="host-only">{texts.hostOnly}</p>} />
  );
}

/** A question in lines, of which each is short enough for any page. */
function linesOf(
  question: QuizQuestion,
  number: number,
  texts: PrintTexts['onPaper'],
  format: (value: number) => string,
): ReactNode[] {
  const { explanation, note, seconds } = question;
  const facts = [
    // The tie-break brings none.
    question.points === 0
      ? []
      : question.kind === 'number' && question.nearest
        ? texts.nearest(question.nearest.map(format).join(', '))
        : texts.pointsOf(question.points, format(question.points)),
    seconds === null ? texts.noLimit : texts.seconds(format(seconds)),
  ].flat();
  const media = MEDIA_KINDS.flatMap((kind) => {
    const file = question[kind];
    return file === undefined ? [] : [`${texts.media[kind]}: ${file}`];
  });
  const said: [string, string | undefined][] = [
    [texts.answer, rightTextOf(question, format, texts)],
    ...partsOf(question),
    [texts.explanation, explanation],
    [texts.note, note],
  ];
  return [
    <div key="question" className="script-question">
      <b className="answer-number">{number}</b>
      <span>
        <bdi>{question.text}</bdi> <small>({[...facts, ...media].join(' · ')})</small>
      </span>
    </div>,
    ...answersOf(question).map(({ letter, text, isRight }) => (
      <div key={letter} className="script-answer" data-right={isRight || undefined}>
        <b>{letter}</b>
        <span>
          <bdi>{text}</bdi>
          {isRight && ` ✓ ${texts.right}`}
        </span>
      </div>
    )),
    ...said.flatMap(([label, text], at) =>
      text === undefined
        ? []
        : [
            <p key={at} className="script-said">
              <b>{label}:</b> <bdi>{text}</bdi>
            </p>,
          ],
    ),
    <hr key="end" />,
  ];
}

/** The answers that the wall shows, with their letters. */
function answersOf(question: QuizQuestion): { letter: string; text: string; isRight: boolean }[] {
  if (!('answers' in question)) return [];
  const letters = lettersOf(question.answers.length);
  return question.answers.map((text, place) => ({
    letter: letters[place]!,
    text,
    isRight: question.kind !== 'order' && question.correct.includes(place),
  }));
}

/** What is right in each part, one line each. */
function partsOf(question: QuizQuestion): [label: string, text: string][] {
  if (question.kind !== 'parts') return [];
  return question.parts.map(({ label, accepted }) => [label, accepted.join(' / ')]);
}

/** The right answer in words, where no mark beside the answers says it. */
function rightTextOf(
  question: QuizQuestion,
  format: (value: number) => string,
  texts: PrintTexts['onPaper'],
): string | undefined {
  switch (question.kind) {
    case 'choice':
    case 'multiple':
      return undefined;
    case 'parts':
      return question.anyOrder && texts.anyOrder;
    case 'order': {
      const letters = lettersOf(question.answers.length);
      return `${question.correct.map((place) => letters[place]).join(' → ')} (${rulesOf(question).rightText(question)})`;
    }
    case 'number': {
      const value = [format(question.value), question.unit ?? ''].join(' ').trim();
      const { tolerance } = question;
      return tolerance ? `${value} (${texts.tolerance(format(tolerance))})` : value;
    }
    default:
      return rulesOf(question).rightText(question);
  }
}
