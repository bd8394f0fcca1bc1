import type { CSSProperties } from 'react';
import { AnswerTile } from '../../host/game/projector/AnswerTile';
import { CountBar, CountMark } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { CheckIcon } from '../../host/ui/sessionIcons';
import { countsIn, pickedWall } from '../picked/wall';
import type { ResultProps, WallKind } from '../../host/game/wallKind';

export const orderWall: WallKind<'order'> = { ...pickedWall, Result: OrderResult };

/** Longer lists use two columns. */
const MOST_IN_ONE_COLUMN = 4;

/** The answers in the right order, down the columns, each with the number of players who put it there. */
function OrderResult({ question: { answers }, solution: { correct }, tally }: ResultProps<'order'>) {
  const texts = useGameTexts();
  const { countOf, highest } = countsIn(tally);
  const columns = correct.length > MOST_IN_ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(correct.length / columns);
  return (
    <>
      <ol
        className="answer-grid order-grid"
        data-columns={columns}
        style={{ '--rows': rows } as CSSProperties}
      >
        {correct.map((place, index) => (
          <AnswerTile
            key={place}
            place={place}
            text={answers[place] ?? ''}
            state="open"
            lead={<span className="answer-place">{index + 1}.</span>}
            end={
              <CountMark
                count={countOf(place)}
                label={texts.reveal.placed({ count: countOf(place) })}
                icon={<CheckIcon />}
              />
            }
            foot={<CountBar share={countOf(place) / highest} />}
          />
        ))}
      </ol>
      <p aria-hidden="true" className="muted placed-label">
        {texts.reveal.placedLabel}
      </p>
    </>
  );
}
