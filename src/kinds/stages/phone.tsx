import './phone.css';
import { useAnswerTexts, type AnswerControlProps } from '../../player/answers/usePlay';
import type { PhoneKind } from '../../player/answers/phoneKind';
import { writtenPhone } from '../written/phone';

export const stagesPhone: PhoneKind<'stages'> = { ...writtenPhone, Control: StagesAnswer };

/** The clues so far, what an answer brings now, and the field for it. */
function StagesAnswer({ question, onAnswer }: AnswerControlProps<'stages'>) {
  const texts = useAnswerTexts();
  const { clues, stage = 0, stageCount = 1, points } = question;
  return (
    <>
      {clues.length > 0 && (
        <ol className="clue-list">
          {clues.map((text, place) => (
            <li key={place} className="framed">
              {text}
            </li>
          ))}
        </ol>
      )}
      <p className="muted" role="status">
        {texts.stage({ place: stage + 1, of: stageCount, points })}
      </p>
      <writtenPhone.Control question={question} onAnswer={onAnswer} />
    </>
  );
}
