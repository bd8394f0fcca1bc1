import { useMemo } from 'react';
import { localeOf } from '../../../contract/languages';
import { useSpoken } from '../../texts/useLanguage';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import { type AnswerPlace, pointsOf, type TeamQuestion, type TeamRound } from '../printedQuiz';
import { usePrintTexts } from '../texts/printTexts';

interface AnswerSheetProps {
  frame: PageFrame;
  rounds: readonly TeamRound[];
  hasJoker: boolean;
  /** Whether each round begins a page. */
  roundPages: boolean;
}

/** What a team writes its answers on. */
export function AnswerSheet({ frame, rounds, hasJoker, roundPages }: AnswerSheetProps) {
  const { onPaper } = usePrintTexts();
  const spoken = useSpoken();
  const pieces = useMemo(() => {
    const outOf = (points: number) => onPaper.outOf(points.toLocaleString(localeOf(spoken)));
    const all = rounds.flatMap(({ index, title, questions }, at): FlowPiece[] => {
      const section = title ?? onPaper.round(index + 1);
      const heading = <RoundHeading index={index} title={title} hasJoker={hasJoker} />;
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

/** Where a team writes who it is. */
export function TeamHead() {
  const { onPaper } = usePrintTexts();
  return (
    <div className="team-head">
      <span>{onPaper.team}</span>
      <span>{onPaper.table}</span>
    </div>
  );
}

function RoundHeading({
  index,
  title,
  hasJoker,
}: {
  index: number;
  title?: string | undefined;
  hasJoker: boolean;
}) {
  const { onPaper } = usePrintTexts();
  return (
    <div className="round-heading">
      <h2>
        {onPaper.round(index + 1)}
        {title !== undefined && `: ${title}`}
      </h2>
      {hasJoker && (
        <span className="joker-box">
          <i className="box" />
          {onPaper.joker}
        </span>
      )}
      <span className="points-heading">{onPaper.points}</span>
    </div>
  );
}

function AnswerRow({ question, outOf }: { question: TeamQuestion; outOf: string }) {
  return (
    <div className="sheet-row">
      <b className="answer-number">{question.number}</b>
      <AnswerPlaceOf place={question.place} />
      <PointsBox outOf={outOf} />
    </div>
  );
}

/** Where the points go, out of how many. */
function PointsBox({ outOf }: { outOf: string }) {
  return <span className="points-box">{outOf}</span>;
}

function SumRow({ label, outOf }: { label: string; outOf: string }) {
  return (
    <div className="sheet-row sum-row">
      <b>{label}</b>
      <PointsBox outOf={outOf} />
    </div>
  );
}

/** Where one answer is written or ticked. */
export function AnswerPlaceOf({ place }: { place: AnswerPlace }) {
  const { onPaper } = usePrintTexts();
  switch (place.kind) {
    case 'letters':
      return (
        <span className="writing-place">
          {place.letters.map((letter) => (
            <i key={letter} className="box">
              {letter}
            </i>
          ))}
          {place.several && <small>{onPaper.several}</small>}
        </span>
      );
    case 'boxes':
      return (
        <span className="writing-place">
          {Array.from({ length: place.count }, (_, at) => (
            <span key={at} className="order-box">
              {at > 0 && '→'}
              <i className="box" />
            </span>
          ))}
        </span>
      );
    case 'number':
      return (
        <span className="writing-place">
          <i className="line short-line" />
          {place.unit}
        </span>
      );
    case 'parts':
      return (
        <span className="part-places">
          {place.labels.map((label, at) => (
            <span key={at} className="writing-place">
              <bdi>{label}</bdi>
              <i className="line" />
            </span>
          ))}
        </span>
      );
    case 'line':
      return (
        <span className="writing-place">
          <i className="line" />
        </span>
      );
  }
}
