import type { QuizSummary } from '../../contract/quizSummary';
import { Button } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import { useQuizListTexts } from './quizListTexts';

interface DraftQuestionProps {
  quiz: Pick<QuizSummary, 'quizId' | 'questionCount' | 'drafts'>;
  onStart?: () => void;
}

/** Asks before a quiz with drafts is started, and says that they are left out. */
export function DraftQuestion({ quiz, onStart }: DraftQuestionProps) {
  const texts = useQuizListTexts();
  const { quizId, drafts = 0, questionCount = 0 } = quiz;
  return (
    <div className="unfinished-quiz" role="alert">
      <p>{questionCount > 0 ? texts.leftOut({ count: drafts }) : texts.onlyDrafts}</p>
      <div className="row">
        <Button asChild>
          <PageLink to={`/quizzes/${encodeURIComponent(quizId)}`}>{texts.finish}</PageLink>
        </Button>
        {questionCount > 0 && (
          <Button variant="outline" onClick={onStart}>
            {texts.startWithout}
          </Button>
        )}
      </div>
    </div>
  );
}
