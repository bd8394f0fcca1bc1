import { useMemo } from 'react';
import { localeOf } from '../../../contract/languages';
import { paperOf } from '../../../kinds/paper';
import { useSpoken } from '../../texts/useLanguage';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import { pointsOf, type TeamQuestion, type TeamRound } from '../printedQuiz';
import { roundHeading, usePrintTexts } from '../printTexts';

interface AnswerSheetProps {
  frame: PageFrame;
  rounds: readonly TeamRound[];
  hasJoker: boolean;
  /** Whether each round starts a new page. */
  roundPages: boolean;
}

/** The sheet on which a team writes its answers. */
export function AnswerSheet({ frame, rounds, hasJoker, roundPages }: AnswerSheetProps) {
  const { onPaper } = usePrintTexts();
  const spoken = useSpoken();
  const pieces = useMemo(() => {
    const outOf = (points: number) => onPaper.outOf({ points: points.toLocaleString(localeOf(spoken)) });
    const all = rounds.flatMap((round, at): FlowPiece[] => {
      const { index, title, questions } = round;
      const section = title ?? onPaper.round({ number: index + 1 });
      const heading = <RoundHeading text={roundHeading(round, onPaper)} hasJoker={hasJoker} />;
      const sum = <SumRow label={onPaper.sum} outOf={outOf(pointsOf(questions))} />;
      const rows = questions.map((question, place): FlowPiece => ({
        section,
        withNext: place === questions.length - 1,
        node: <AnswerRow question={question} outOf={outOf(question.points)} />,
      }));
      const newPage = roundPages && at > 0;
      return [{ section, withNext: true, newPage, node: heading }, ...rows, { section, node: sum }];
    });
    if (roundPages || rounds.length < 2) return all;
    const total = pointsOf(rounds.flatMap(({ questions }) => questions));
    return [...all, { node: <SumRow label={onPaper.total} outOf={outOf(total)} /> }];
  }, [rounds, hasJoker, roundPages, onPaper, spoken]);
  return <FlowPages frame={frame} pieces={pieces} head={() => <TeamHead />} />;
}

/** The field for a team's name. */
export function TeamHead() {
  const { onPaper } = usePrintTexts();
  return (
    <div className="team-head">
      <span>{onPaper.team}</span>
      <span>{onPaper.table}</span>
    </div>
  );
}

function RoundHeading({ text, hasJoker }: { text: string; hasJoker: boolean }) {
  const { onPaper } = usePrintTexts();
  return (
    <div className="round-heading">
      <h2>{text}</h2>
      {hasJoker && (
        <span className="level joker-box">
          <i className="box" />
          {onPaper.joker}
        </span>
      )}
      <span className="points-heading">{onPaper.points}</span>
    </div>
  );
}

function AnswerRow({ question, outOf }: { question: TeamQuestion; outOf: string }) {
  const { onPaper } = usePrintTexts();
  const { Place } = paperOf(question);
  return (
    <>
      {question.wager && <SumRow label={onPaper.stake} outOf="" />}
      <div className="sheet-row">
        <b className="answer-number">{question.number}</b>
        <Place place={question.place} />
        <span className="points-box">{outOf}</span>
      </div>
    </>
  );
}

function SumRow({ label, outOf }: { label: string; outOf: string }) {
  return (
    <div className="sheet-row sum-row">
      <b>{label}</b>
      <span className="points-box">{outOf}</span>
    </div>
  );
}
