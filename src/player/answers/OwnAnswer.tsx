import type { Question } from '../../contract/question';
import { phoneOf } from '../../kinds/phone';
import { TeamLine } from './AnswerLines';
import { useAnswer, useAnswerTexts } from './usePlay';

/** Shows the player's answer, and whether a later change came too late. */
export function OwnAnswer({ question }: { question: Question }) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const { Given } = phoneOf(question);
  return (
    <div className="framed own">
      {answer === undefined ? (
        <p className="label">{texts.noAnswer}</p>
      ) : (
        <>
          <p className="label">{texts.yourAnswer}</p>
          <Given question={question} answer={answer} />
          <TeamLine question={question} />
        </>
      )}
      {(status === 'late' || status === 'invalid') && <p className="news">{texts.refused[status]}</p>}
      {(status === 'sending' || status === 'waiting') && <p className="news">{texts[status]}</p>}
    </div>
  );
}
