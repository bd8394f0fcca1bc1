import '../../ui/plain.css';
import './controls.css';
import { comparisonIn } from '../../../contract/wording/lists';
import { useSpoken } from '../../texts/useLanguage';
import { Fragment, type KeyboardEvent, useId } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { MarkedQuestion } from '../../../contract/toHosts';
import { wordsOf } from '../../../contract/wording/rightAnswers';
import { RetryOffer } from '../../api/RetryOffer';
import { CheckIcon, CloseIcon, HalfIcon } from '../../ui/sessionIcons';
import { inParts, type MarkedGroup, shareOf, solvedKindOf, useGroups, verdictOf } from './useMarking';
import { useGameTexts, useMarkingTexts } from '../gameTexts';

export interface GroupsProps {
  question: MarkedQuestion;
  /** Whether guests can see this page: texts starred for them stay starred here. */
  isPublic: boolean;
  /** Whether the right answer is kept back. */
  isCovered: boolean;
  /** Whether nothing can be judged any more. */
  isFixed?: boolean | undefined;
}

/** A question's answers, once they have loaded; where nothing is right, one button lets all of them in. */
export function AnswerGroups({ judge, ...rest }: GroupsProps & { judge: (command: Command) => void }) {
  const { question, isCovered, isFixed } = rest;
  const texts = useMarkingTexts();
  const { groups, isFailed, retry } = useGroups(question);
  const { reveal } = useGameTexts();
  const compare = comparisonIn(useSpoken());
  // In alphabetical order where their own order would tell which resemble the right answer.
  const shown = isCovered ? groups?.toSorted((one, other) => compare(one.text, other.text)) : groups;
  const parts = shown ? inParts(shown, question.parts) : [];
  const id = useId();
  const { questionId } = question;
  const isLetIn = solvedKindOf(question) === null && !isFixed;
  const undecided = shown?.filter(({ marked, starred }) => isLetIn && !marked && !starred) ?? [];
  return (
    <>
      {isFailed && <RetryOffer className="row marking-unread" text={texts.unread} onRetry={retry} />}
      {!shown && !isFailed && (
        <p role="status" className="marking-hint marking-reading">
          {texts.reading}
        </p>
      )}
      {shown?.length === 0 && <p className="marking-hint">{reveal.noAnswers}</p>}
      {undecided.length > 0 && (
        <button
          type="button"
          className="marking-all"
          onClick={() =>
            undecided.forEach(({ text }) => judge({ type: 'mark', questionId, answer: text, correct: true }))
          }
        >
          {texts.letAllIn}
        </button>
      )}
      {parts.map(({ label, groups: ofPart }, part) => (
        <Fragment key={part}>
          {label !== undefined && (
            <p id={`${id}-${part}`} className="marking-part">
              {label}
            </p>
          )}
          <ul aria-labelledby={label === undefined ? undefined : `${id}-${part}`}>
            {ofPart.map((group) => (
              <GroupRow key={group.text} group={group} judge={judge} {...rest} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

interface GroupRowProps extends GroupsProps {
  group: MarkedGroup;
  judge: (command: Command) => void;
}

const JUDGEMENTS = [
  { name: 'right', judges: 'right', share: 1, sign: <CheckIcon /> },
  { name: 'half', judges: 'half', share: 0.5, sign: <HalfIcon /> },
  { name: 'wrong', judges: 'wrong', share: 0, sign: <CloseIcon /> },
] as const;
/** For a question without a right answer: whether guests may see the answer. */
const LETTING_IN = [
  { name: 'letIn', judges: 'right', share: 1, sign: null },
  { name: 'hide', judges: 'wrong', share: 0, sign: null },
] as const;

/**
 * A group of answers that are right or wrong together: one press judges them, another takes it back. While
 * the right answer is kept back, the row shows only that the host has judged, not how. Where nothing is right,
 * they are let in or hidden together.
 */
function GroupRow({ question, isPublic, isCovered, isFixed, group, judge }: GroupRowProps) {
  const texts = useMarkingTexts();
  const { takeBack, value } = useGameTexts();
  const id = useId();
  const verdict = verdictOf(group);
  const isMarked = group.marked === true;
  const { questionId } = question;
  const kind = solvedKindOf(question);
  const isLetIn = kind === null;
  const words = isCovered
    ? isMarked && texts.verdicts.judged
    : isLetIn
      ? isMarked && texts.verdicts[group.correct ? 'letIn' : 'hidden']
      : texts.verdicts[verdict];
  const read = kind ? wordsOf({ kind }) : undefined;
  const answer = { questionId, answer: group.text, ...(group.part !== undefined && { part: group.part }) };
  const unmark = () => judge({ type: 'unmark', ...answer });
  const judgements = isFixed
    ? []
    : isLetIn
      ? LETTING_IN
      : JUDGEMENTS.filter(({ name }) => name !== 'half' || read?.canBeHalf);
  return (
    // The arrow keys select the row.
    <li
      className="level marking-group"
      data-in-words={isLetIn || undefined}
      data-verdict={isCovered || (isLetIn && !isMarked) ? undefined : verdict}
      tabIndex={-1}
    >
      <span className="rest marking-answer" id={id}>
        <span className="marking-given">
          {(isPublic && group.shownText) || (read?.groupText?.(group.text, value) ?? group.text)}
        </span>
        <span className="marking-verdict">
          {texts.given({ count: group.count })}
          {words && ` · ${words}`}
        </span>
      </span>
      {isCovered && isMarked ? (
        <button type="button" className="marking-back" aria-describedby={id} onClick={unmark}>
          {takeBack}
        </button>
      ) : (
        judgements.map(({ name, judges, share, sign }) => {
          const isPressed = isMarked && shareOf(group) === share;
          const mark = {
            type: 'mark',
            ...answer,
            correct: share > 0,
            ...(share === 0.5 && { share }),
          } as const;
          return (
            <button
              key={name}
              type="button"
              data-judges={judges}
              aria-label={sign ? texts[name] : undefined}
              aria-describedby={id}
              aria-pressed={isPressed}
              onClick={() => (isPressed ? unmark() : judge(mark))}
            >
              {sign ?? texts[name]}
            </button>
          );
        })
      )}
      {group.starred && (
        <button
          type="button"
          className="marking-uncover"
          aria-describedby={id}
          onClick={() => judge({ type: 'uncover', text: group.text })}
        >
          {texts.uncover}
        </button>
      )}
    </li>
  );
}

/** The button that each key presses in the focused row. */
const PRESSES: Readonly<Record<string, string>> = {
  1: '[data-judges="right"]',
  2: '[data-judges="half"]',
  h: '[data-judges="half"]',
  0: '[data-judges="wrong"]',
  backspace: '[aria-pressed="true"], .marking-back',
  delete: '[aria-pressed="true"], .marking-back',
};
const STEPS: Readonly<Record<string, number>> = { arrowdown: 1, arrowup: -1 };

/** Arrow keys select a row of the marking queue; others judge it and move the focus to the next row. */
export function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  const key = event.key.toLowerCase();
  const step = STEPS[key];
  const row = event.target.closest<HTMLElement>('.marking-group');
  const wanted = PRESSES[key];
  if (step !== undefined) {
    chosenFrom(event.currentTarget, event.target, step)?.focus();
  } else if (row && wanted) {
    const next = chosenFrom(event.currentTarget, row, 1);
    const button = row.querySelector<HTMLElement>(wanted);
    // Judged so before, it only leads on.
    const isJudged = key.length === 1 && button?.getAttribute('aria-pressed') === 'true';
    if (!isJudged) button?.click();
    // The button may disappear, and keyboard users must be able to go on from here.
    if (button) (key.length === 1 ? (next ?? row) : row).focus();
  } else return;
  event.preventDefault();
}

/** The row `step` places below the focused one; above it where `step` is negative. */
function chosenFrom(queue: HTMLElement, focused: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...queue.querySelectorAll<HTMLElement>('.marking-group')];
  if (step < 0) rows.reverse();
  const beyond = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return rows.find((row) => !row.contains(focused) && focused.compareDocumentPosition(row) & beyond);
}
