import './plain.css';
import type { HostGame } from '../../contract/toHosts';
import type { Scoring } from '../../contract/question';
import { useScaleTexts } from '../texts/scaleTexts';

interface ScaleChoiceProps {
  scale: NonNullable<HostGame['scale']>;
  /** Scores all rounds alike tonight; null: as in the quiz. */
  onScoring: (scoring: Scoring | null) => void;
}

/** What the rounds of a mixed quiz are worth, and how to score them alike. */
export function ScaleChoice({ scale, onScoring }: ScaleChoiceProps) {
  const texts = useScaleTexts();
  const choices = [
    { scoring: 'points', offer: texts.allPoints, chosen: texts.chosenPoints },
    { scoring: 'speed', offer: texts.allSpeed, chosen: texts.chosenSpeed },
  ] as const;
  const chosen = choices.find(({ scoring }) => scoring === scale.scoring);
  return (
    <div className="grid plain">
      <p role="status">{chosen ? chosen.chosen : texts.worth(scale)}</p>
      <div className="row">
        {choices.map(
          ({ scoring, offer }) =>
            scoring !== scale.scoring && (
              <button key={scoring} type="button" onClick={() => onScoring(scoring)}>
                {offer}
              </button>
            ),
        )}
        {chosen && (
          <button type="button" onClick={() => onScoring(null)}>
            {texts.asInQuiz}
          </button>
        )}
      </div>
    </div>
  );
}
