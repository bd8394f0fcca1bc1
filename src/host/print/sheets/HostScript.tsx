import { type ReactNode, useMemo } from 'react';
import { localeOf } from '../../../contract/languages';
import { MEDIA_KINDS } from '../../../contract/media';
import { paperOf } from '../../../kinds/paper';
import { letterOf } from '../../../look/answerSigns';
import type { QuizQuestion } from '../../../game/quiz/quiz';
import { useSpoken } from '../../texts/useLanguage';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import type { PrintedQuiz } from '../printedQuiz';
import { type PrintTexts, usePrintTexts } from '../printTexts';

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
      const name = texts.round({ number: index + 1 });
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
  const kind = paperOf(question);
  const shown = kind.answers?.(question) ?? [];
  const answers = shown.map((answer, at) => ({ ...answer, letter: letterOf(at) }));
  const facts = [
    // The tie-break brings none.
    question.points === 0
      ? []
      : (kind.points?.(question, texts, format) ??
        texts.pointsOf({ count: question.points, shown: format(question.points) })),
    seconds === null ? texts.noLimit : texts.seconds({ seconds: format(seconds) }),
  ].flat();
  const media = MEDIA_KINDS.flatMap((kind) => {
    const file = question[kind];
    return file === undefined ? [] : [`${texts.media[kind]}: ${file}`];
  });
  const said: [string, string | undefined][] = [
    ...kind
      .right(question, texts, format)
      .map(([label, text]): [string, string] => [label ?? texts.answer, text]),
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
    ...answers.map(({ letter, text, isRight }) => (
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
