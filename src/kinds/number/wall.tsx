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
  return (
    <WrittenResult
      step={step}
      solution={<bdi>{unit ? around((mark) => withUnit({ value: mark, unit }), number) : number}</bdi>}
      heading={texts.reveal.nearest}
      columns={1}
      rows={nearest.map((guess, place) => {
        const isRight = tieBreak ? winners.includes(guess.name) : guess.points > 0;
        return (
          <li
            data-fit=""
            key={place}
            className="level given-row guess-row"
            // The farthest comes first, and the nearest last.
            style={{ '--turn': nearest.length - 1 - place } as CSSProperties}
            data-right={rowState(step, guess.share === 0.5 ? 'half' : isRight)}
          >
            {guess.share === 0.5 && <HalfMark isThere={isTold} />}
            {tieBreak && isRight && (
              <span
                className="winner-mark"
                data-is-there={isTold}
                {...(isTold && { role: 'img', 'aria-label': texts.tieBreak.first })}
              >
                <CheckIcon />
              </span>
            )}
            <GivenText text={guess.name} isHalf={guess.share === 0.5} isTold={isTold} />
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
