import './wall.css';
import type { CSSProperties } from 'react';
import { around } from '../../look/around';
import { withFewerWrong } from '../../host/game/projector/ResultMarks';
import { useGameTexts, useSolutionWords } from '../../host/game/gameTexts';
import { CheckIcon } from '../../host/ui/sessionIcons';
import type { ResultProps, WallKind } from '../../host/game/wallKind';
import { GivenText, HalfMark, MOST_BESIDE_PICTURE, rowState, WrittenResult } from '../written/wall';

export const numberWall: WallKind<'number'> = {
  isTyped: () => true,
  unitOf: ({ unit }) => unit,
  Result: NumberResult,
};

/** The right number, with the nearest players and their points beside it; in the tie-break, the winner. */
function NumberResult({ question, solution, tally, scene, hasPicture, step }: ResultProps<'number'>) {
  const texts = useGameTexts();
  const { tieBreak, winners = [] } = scene;
  const { withUnit } = useSolutionWords();
  const isTold = step === 'right';
  const { value, unit = question.unit } = solution;
  const number = <span className="solution-value">{texts.value(value)}</span>;
  const nearest = withFewerWrong(
    tally.nearest,
    hasPicture ? MOST_BESIDE_PICTURE : Infinity,
    ({ points }) => points > 0,
  );
  const hasHalf = nearest.some(({ share }) => share === 0.5);
  return (
    <WrittenResult
      step={step}
      solution={<bdi>{unit ? around((mark) => withUnit({ value: mark, unit }), number) : number}</bdi>}
      heading={texts.reveal.nearest}
      columns={1}
      rows={nearest.map((guess, place) => {
        const isRight = tieBreak ? winners.includes(guess.name) : guess.points > 0;
        const isHalf = guess.share === 0.5;
        const isMarked = isTold && isRight;
        return (
          <li
            data-fit=""
            key={place}
            className="level given-row guess-row"
            // The farthest comes first, and the nearest last.
            style={{ '--turn': nearest.length - 1 - place } as CSSProperties}
            data-right={rowState(step, isHalf ? 'half' : isRight)}
          >
            {/* Every row has a mark's room, which would tell the others before the time. */}
            {hasHalf && <HalfMark isThere={isTold && isHalf} />}
            {tieBreak && (
              <span
                className="winner-mark"
                data-is-there={isMarked}
                {...(isMarked && { role: 'img', 'aria-label': texts.tieBreak.first })}
              >
                <CheckIcon />
              </span>
            )}
            <GivenText text={guess.name} isHalf={isHalf} hasHalf={hasHalf} isTold={isTold} />
            <span className="given-value">{texts.value(guess.value)}</span>
            {!tieBreak && (
              <span className="given-points" data-is-there={isTold}>
                {texts.gained(guess.points)}
              </span>
            )}
          </li>
        );
      })}
    />
  );
}
