import './phone.css';
import { useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import type { OfKind, Question } from '../../contract/question';
import {
  AnswerSignIcon,
  AnswerStatusLine,
  DoneButton,
  statusId,
  TeamLine,
} from '../../player/answers/AnswerLines';
import { useAnswer, useAnswerTexts, type AnswerControlProps } from '../../player/answers/usePlay';
import { LabelledCheck, LabelledTexts } from '../labelled/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';

type MatchQuestion = OfKind<Question, 'match'>;
type Matched = readonly (number | null)[];

export const matchPhone: PhoneKind<'match'> = {
  Control: MatchAnswer,
  Given: ({ question, answer }) => <LabelledTexts rows={rowsOf(question, answer)} />,
  Right: ({ solution }) => <LabelledTexts rows={solution.pairs.map(([label, text]) => ({ label, text }))} />,
  Reveal: ({ question, solution, result }) => {
    const { answer } = useAnswer(question);
    const rows = rowsOf(question, answer).map((row, at) => ({ ...row, right: solution.pairs[at]?.[1] }));
    return <LabelledCheck rows={rows} result={result} />;
  },
  partsRight: ({ left: { length: of } }, share, texts) => texts.pairsRight({ right: share * of, of }),
  inLine: (question, answer) =>
    rowsOf(question, answer)
      .map(({ text }) => text ?? '–')
      .join(' | '),
};

/** Each left side with the right side chosen for it. */
function rowsOf({ left, answers }: MatchQuestion, answer: Matched = []) {
  return left.map((label, at) => ({ label, text: answers[answer[at] ?? -1] }));
}

/**
 * Two columns. The right side that is tapped goes with the row that is selected, or is dragged to any row.
 * Each change is sent at once; a button completes the answer.
 */
function MatchAnswer({ question, onAnswer }: AnswerControlProps<'match'>) {
  const texts = useAnswerTexts();
  const { left, answers } = question;
  const { answer, status } = useAnswer(question);
  const matched: Matched = answer ?? left.map(() => null);
  // Before the first tap, the first empty row is selected; null: none is.
  const [chosenRow, setChosenRow] = useState<number | null>();
  const row = chosenRow === undefined ? emptyRow(matched, 0) : chosenRow;
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const match = (at: number, place: number) => {
    const next = matched.map((each, other) => (other === at ? place : each === place ? null : each));
    onAnswer(next, false);
    setChosenRow(emptyRow(next, at));
    setNews(texts.matched({ left: left[at]!, answer: answers[place]! }));
  };
  const free = (at: number) => {
    // Not `with`, which browsers of 2022 lack.
    onAnswer(
      matched.map((each, other) => (other === at ? null : each)),
      false,
    );
    setChosenRow(at);
    setNews(texts.unmatched({ left: left[at]! }));
  };
  const pick = (place: number) => {
    const at = matched.indexOf(place);
    if (row === null) setChosenRow(at < 0 ? emptyRow(matched, 0) : at);
    else if (at === row) free(row);
    else match(row, place);
  };
  const { handleOf, dragged, over } = useMatchDrag(list, match);

  return (
    <>
      <div className="match">
        <ol ref={list}>
          {left.map((text, at) => (
            <li key={at}>
              <button
                type="button"
                className="level match-tile"
                aria-pressed={at === row}
                data-over={at === over}
                onClick={() => setChosenRow(at)}
              >
                <b>{at + 1}</b>
                <span>{text}</span>
                <MatchedSign place={matched[at] ?? null} answers={answers} />
              </button>
            </li>
          ))}
        </ol>
        <ul aria-label={row === null ? undefined : texts.matchFor({ left: left[row]! })}>
          {answers.map((text, place) => {
            const at = matched.indexOf(place);
            return (
              <li key={place}>
                <button
                  type="button"
                  className="level match-tile"
                  aria-pressed={at >= 0 && at === row}
                  data-used={at >= 0}
                  style={
                    dragged?.place === place ? { translate: `${dragged.x}px ${dragged.y}px` } : undefined
                  }
                  data-dragged={dragged?.place === place}
                  onClick={() => pick(place)}
                >
                  <span className="match-handle" {...handleOf(place)}>
                    <AnswerSignIcon place={place} />
                  </span>
                  <span>{text}</span>
                  {at >= 0 && (
                    <b>
                      <span className="unseen">{left[at]} </span>
                      <span aria-hidden="true">{at + 1}</span>
                    </b>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <DoneButton question={question} onAnswer={onAnswer} />
      <AnswerStatusLine id={statusId(question)} status={status} hint={texts.matchHint} finish={texts.done} />
      <TeamLine question={question} />
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </>
  );
}

/** The next row without a right side, from this one on and then from the first; null where there is none. */
function emptyRow(matched: Matched, from: number): number | null {
  const after = matched.indexOf(null, from);
  const next = after < 0 ? matched.indexOf(null) : after;
  return next < 0 ? null : next;
}

/** What was chosen for a row: its sign, and for screen readers its text. */
function MatchedSign({ place, answers }: { place: number | null; answers: readonly string[] }) {
  if (place === null) return <i className="match-gap" aria-hidden="true" />;
  return (
    <>
      <AnswerSignIcon place={place} />
      <span className="unseen">{answers[place]}</span>
    </>
  );
}

/** In pixels: below this, a press is a tap. */
const LEAST_DRAG = 8;

interface Drag {
  /** The right side that is dragged. */
  place: number;
  startX: number;
  startY: number;
  /** How far it was dragged, in pixels. */
  x: number;
  y: number;
  /** The row under the pointer. */
  over: number | undefined;
}

/** Drags a right side by its handle, with mouse, finger or pen, to a row of the list on the left. */
function useMatchDrag(
  list: RefObject<HTMLOListElement | null>,
  onMatch: (row: number, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  /** A browser reports the end of a drag as a click as well. */
  const wasDragged = useRef(false);
  const isMoved = drag !== undefined && Math.hypot(drag.x, drag.y) >= LEAST_DRAG;

  const rowAt = (x: number, y: number): number | undefined => {
    const rows = Array.from(list.current?.children ?? [], (row) => row.getBoundingClientRect());
    const found = rows.findIndex((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    return found < 0 ? undefined : found;
  };

  const handleOf = (place: number): HTMLAttributes<HTMLElement> => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = false;
      setDrag({ place, startX: event.clientX, startY: event.clientY, x: 0, y: 0, over: undefined });
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!drag) return;
      const [x, y] = [clientX - drag.startX, clientY - drag.startY];
      setDrag({ ...drag, x, y, over: rowAt(clientX, clientY) });
    },
    onPointerUp: () => {
      wasDragged.current = isMoved;
      if (isMoved && drag.over !== undefined) onMatch(drag.over, place);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onClick: (event) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  });

  return { handleOf, dragged: isMoved ? drag : undefined, over: isMoved ? drag.over : undefined };
}
