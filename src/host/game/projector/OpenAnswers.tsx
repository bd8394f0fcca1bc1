import type { Question } from '../../../contract/question';
import { wallOf } from '../../../kinds/wall';
import { PhoneIcon } from '../../ui/sessionIcons';
import { useQuestionSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';

interface OpenAnswersProps {
  question: Question;
  closed?: boolean;
  /** How many gave each answer, where that is shown live. */
  liveCounts?: readonly number[] | undefined;
}

/** What a question asks for, before its reveal, and the invitation to answer on the phone. */
export function OpenAnswers({ question, closed = false, liveCounts }: OpenAnswersProps) {
  const { Open } = wallOf(question);
  return (
    <>
      {!closed && <AnswerInvitation question={question} />}
      {Open && <Open question={question} closed={closed} liveCounts={liveCounts} />}
    </>
  );
}

/** What to do on the phone; nothing where an answer is simply selected. */
function AnswerInvitation({ question }: { question: Question }) {
  const texts = useGameTexts();
  const text = useQuestionSceneTexts().invitations[question.kind];
  if (!text) return null;
  const { isTyped, unitOf } = wallOf(question);
  const unit = unitOf?.(question);
  return (
    <p data-fit="" className="answer-invitation" data-is-written={isTyped?.(question) || undefined}>
      <span>
        <PhoneIcon />
      </span>
      <span>
        {text}
        {unit && <span className="answer-unit">{texts.question.unit({ unit })}</span>}
      </span>
    </p>
  );
}
