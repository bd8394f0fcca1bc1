import type { QuizSource } from '../../../contract/question';
import { TwoVersions, type VersionChoice } from '../../ui/TwoVersions';
import { countQuestions, questionsOnlyIn } from './quizJson';
import { sourceOf, type OpenQuiz } from './quizState';
import { useQuestionTexts, useSavingTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

interface ConflictDialogProps {
  quiz: OpenQuiz;
  /** Null where the server no longer has the quiz. */
  theirs: QuizSource | null;
  hasFailed: boolean;
  onClose: () => void;
  onChoose: (choice: VersionChoice) => void;
}

/** Asks which of two versions of a quiz to keep. */
export function ConflictDialog({ quiz, theirs, hasFailed, onClose, onChoose }: ConflictDialogProps) {
  const texts = useSavingTexts().conflict;
  const words = useWords();
  const { empty } = useQuestionTexts().question;
  const mine = sourceOf(quiz);
  const shown = (source: QuizSource, other: QuizSource | null) => ({
    name: source.quizName.trim() || texts.unnamed,
    size: words.questions({ count: countQuestions(source) }),
    only: other ? questionsOnlyIn(source, other).map((text) => text.trim() || empty) : [],
  });
  const about = theirs ? 'versions' : 'deleted';
  return (
    <TwoVersions
      texts={{ title: texts.title[about], sentence: texts.sentence[about], same: texts.sameQuestions }}
      mine={shown(mine, theirs)}
      theirs={theirs && shown(theirs, mine)}
      failure={hasFailed ? texts.copyFailed : null}
      canCopy
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
