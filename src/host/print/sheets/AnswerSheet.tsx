import { useMemo } from 'react';
import { localeOf } from '../../../contract/languages';
import { paperOf } from '../paperKind';
import { useSpoken } from '../../texts/useLanguage';
import type { Copy, SheetLayout } from '../choices';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import { pointsOf, type TeamQuestion, type TeamRound } from '../printedQuiz';
import { roundHeading, usePrintTexts } from '../printTexts';

interface AnswerSheetProps {
  frame: PageFrame;
  rounds: readonly TeamRound[];
  hasJoker: boolean;
  layout: SheetLayout;
  /** Must remain the same list while nothing in it changes. */
  copies: readonly Copy[];
}

/** The sheets on which teams write their answers: all copies of a round one after another, or whole sheets. */
export function AnswerSheet({ frame, rounds, hasJoker, layout, copies }: AnswerSheetProps) {
  const { onPaper } = usePrintTexts();
  const spoken = useSpoken();
  const pieces = useMemo(() => {
    const outOf = (points: number) => onPaper.outOf({ points: points.toLocaleString(localeOf(spoken)) });
    const ofRound = (round: TeamRound): FlowPiece[] => {
      const { index, title, questions } = round;
      const section = title ?? onPaper.round({ number: index + 1 });
      const heading = <RoundHeading text={roundHeading(round, onPaper)} hasJoker={hasJoker} />;
      const sum = <SumRow label={onPaper.sum} outOf={outOf(pointsOf(questions))} />;
      const rows = questions.map((question, place): FlowPiece => ({
        section,
        withNext: layout === 'slips' || place === questions.length - 1,
        node: <AnswerRow question={question} outOf={outOf(question.points)} />,
      }));
      return [{ section, withNext: true, node: heading }, ...rows, { section, node: sum }];
    };
    const total = outOf(pointsOf(rounds.flatMap(({ questions }) => questions)));
    const totalRow = rounds.length > 1 ? [{ node: <SumRow label={onPaper.total} outOf={total} /> }] : [];
    const sheets = layout === 'whole' ? [[...rounds.flatMap(ofRound), ...totalRow]] : rounds.map(ofRound);
    const all = sheets.flatMap((sheet) =>
      copies.flatMap((copy) =>
        layout === 'slips' ? asSlip(sheet, copy, onPaper.team) : asPages(sheet, copy),
      ),
    );
    return all.map((piece, at) => (at === 0 ? { ...piece, newPage: false } : piece));
  }, [rounds, hasJoker, layout, copies, onPaper, spoken]);
  const head = ({ copy }: FlowPiece) => <TeamHead {...copy} />;
  return <FlowPages frame={frame} pieces={pieces} {...(layout !== 'slips' && { head })} />;
}

/** A sheet that starts a page, with the team's name at the head of each of its pages. */
function asPages(sheet: readonly FlowPiece[], copy: Copy): FlowPiece[] {
  return sheet.map((piece, at) => ({ ...piece, copy, newPage: at === 0 }));
}

/** A slip to cut off, with the team's name on it, and again at the head of a page on which it continues. */
function asSlip([heading, ...rows]: readonly FlowPiece[], copy: Copy, team: string): FlowPiece[] {
  const head = (
    <div className="slip-head">
      <TeamHead {...copy} />
    </div>
  );
  const continued = (section = '') => [section, `${team} ${'.'.repeat(24)}`].filter(Boolean).join(' · ');
  return [
    { withNext: true, node: head },
    ...(heading ? [{ node: heading.node, withNext: true, section: continued(heading.section) }] : []),
    ...rows.map((piece) => ({ ...piece, section: continued(piece.section) })),
  ];
}

/** The fields for a team's name and its table, which may be known. */
export function TeamHead({ table }: Copy) {
  const { onPaper } = usePrintTexts();
  return (
    <div className="team-head">
      <span>{onPaper.team}</span>
      {table === undefined ? (
        <span>{onPaper.table}</span>
      ) : (
        <b className="card-table">{onPaper.tableNumber({ number: table })}</b>
      )}
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
