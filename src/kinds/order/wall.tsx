import type { CSSProperties } from 'react';
import type { OfKind, Question } from '../../contract/question';
import { AnswerTile } from '../../host/game/projector/AnswerTile';
import { CountBar, CountMark, TileEnd } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { CheckIcon } from '../../host/ui/sessionIcons';
import { countsIn, pickedWall } from '../picked/wall';
import type { OpenProps, ResultProps, WallKind } from '../../host/game/wallKind';

type OrderQuestion = OfKind<Question, 'order'>;

export const orderWall: WallKind<'order'> = {
  ...pickedWall,
  Open: OrderOpen,
  Result: OrderResult,
  legend: (_tally, texts) => texts.reveal.placedLabel,
};

/** Longer lists use two columns. */
const MOST_IN_ONE_COLUMN = 4;

/** The props of a list of this many tiles, down the columns. */
function columnsOf(count: number) {
  const columns = count > MOST_IN_ONE_COLUMN ? 2 : 1;
  return {
    className: 'answer-grid order-grid',
    'data-columns': columns,
    style: { '--rows': Math.ceil(count / columns) } as CSSProperties,
  };
}

/** The answers as they are shuffled, with room for the numbers of their places. */
function OrderOpen({ question: { answers }, closed }: OpenProps<OrderQuestion>) {
  return (
    <ul {...columnsOf(answers.length)}>
      {answers.map((text, place) => (
        <AnswerTile
          key={place}
          place={place}
          text={text}
          state={closed ? 'closed' : 'open'}
          lead={<span className="answer-place" />}
          end={<TileEnd />}
        />
      ))}
    </ul>
  );
}

/** How many put each answer in its place, first where it stood and then in the right order. */
function OrderResult({ question: { answers }, solution, tally, scene, step }: ResultProps<'order'>) {
  const texts = useGameTexts();
  const { countOf, highest } = countsIn(tally);
  const isTold = step === 'right';
  const shown = isTold ? solution.correct : answers.map((_, place) => place);
  return (
    <ol {...columnsOf(answers.length)}>
      {shown.map((place, index) => (
        <AnswerTile
          key={isTold ? `right ${place}` : place}
          place={place}
          text={answers[place] ?? ''}
          state={isTold ? 'open' : 'closed'}
          lead={<span className="answer-place">{isTold && `${index + 1}.`}</span>}
          end={
            <TileEnd>
              <CountMark
                count={countOf(place)}
                label={texts.reveal.placed({ count: countOf(place) })}
                icon={<CheckIcon />}
              />
            </TileEnd>
          }
          foot={<CountBar share={countOf(place) / Math.max(highest, scene.right?.of ?? 0)} />}
        />
      ))}
    </ol>
  );
}
