import './wall.css';
import type { OfKind, Question } from '../../contract/question';
import { useGameTexts } from '../../host/game/gameTexts';
import type { OpenProps, WallKind } from '../../host/game/wallKind';
import { writtenWall } from '../written/wall';

export const stagesWall: WallKind<'stages'> = {
  Result: writtenWall.Result,
  Open: Clues,
  answerCount: ({ clues }) => clues.length,
  isLong: ({ clues }) => clues.length > MANY_CLUES,
};

/** With more clues than these, they need the room more than a picture does. */
const MANY_CLUES = 3;

/** The clues so far, the latest one standing out, and what a right answer brings now. */
function Clues({ question }: OpenProps<OfKind<Question, 'stages'>>) {
  const texts = useGameTexts().question;
  const { clues, stage = 0, stageCount = 1, points } = question;
  return (
    <div className="clues">
      <p data-fit="detail" className="clue-stage">
        {texts.stage({ place: stage + 1, of: stageCount, points })}
      </p>
      {clues.length > 0 && (
        <ol>
          {clues.map((text, place) => (
            <li data-fit="answer" key={place} className="muted clue">
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
