import type { Question } from '../../contract/question';
import type { AnswerView } from './answerView';
import { GivenAnswer } from './GivenAnswer';
import type { GameTexts } from './texts';

interface OwnAnswerProps {
  question: Question;
  view: AnswerView;
  texts: GameTexts;
}

/** What the player answered, and whether a later answer did not make it. */
export function OwnAnswer({ question, view, texts }: OwnAnswerProps) {
  const { answer, status } = view;
  return (
    <div className="own">
      {answer === undefined ? (
        <p className="label">{texts.noAnswer}</p>
      ) : (
        <>
          <p className="label">{texts.yourAnswer}</p>
          <GivenAnswer question={question} answer={answer} texts={texts} />
        </>
      )}
      {(status === 'late' || status === 'invalid') && <p className="news">{texts.refused[status]}</p>}
      {(status === 'sending' || status === 'waiting') && <p className="news">{texts[status]}</p>}
    </div>
  );
}
