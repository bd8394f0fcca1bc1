import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Id, QuizSummary } from '../../contract/quizSummary';
import { useWords } from '../languages/useWords';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { lazily } from '../ui/lazily';
import { Loading } from '../ui/Loading';
import { useQuizDialogTexts } from './quizDialogTexts';
import { useQuizzes } from './useQuizzes';

// Nothing where it cannot be loaded: choosing a quiz works without it.
const QuizFiles = lazily(() => import('../workshop/files/QuizFiles').then((part) => part.QuizFiles), null);

interface QuizDialogProps {
  open: boolean;
  onClose: () => void;
  onPick: (quizId: Id) => void;
}

/** The dialog with the quizzes to choose from. */
export function QuizDialog({ open, onClose, onPick }: QuizDialogProps) {
  const texts = useQuizDialogTexts();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <QuizList onPick={onPick} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open: every opening fetches, every closing cancels. */
function QuizList({ onPick }: Pick<QuizDialogProps, 'onPick'>) {
  const texts = useQuizDialogTexts();
  const { tryAgain } = useWords();
  const { list, retry, reload } = useQuizzes();
  if (list.status === 'loading') return <Loading text={texts.loading} />;
  if (list.status === 'failed') {
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p role="alert" color="danger" fontWeight={700} fontSize="body">
          {texts.failed}
        </chakra.p>
        <Button variant="outline" onClick={retry}>
          {tryAgain}
        </Button>
      </chakra.div>
    );
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <QuizCards quizzes={list.quizzes} onPick={onPick} />
      <QuizFiles quizzes={list.quizzes} onChange={reload} />
    </chakra.div>
  );
}

/** Each quiz has a row of the grid of its own, in which its menu can stand too. */
function QuizCards({ quizzes, onPick }: { quizzes: QuizSummary[] } & Pick<QuizDialogProps, 'onPick'>) {
  const texts = useQuizDialogTexts();
  if (quizzes.length === 0) return <chakra.p color="muted">{texts.empty}</chakra.p>;
  return (
    <chakra.ul display="contents">
      {quizzes.map((quiz, index) => (
        <li key={`${typeof quiz.quizId} ${quiz.quizId}`} style={{ gridArea: `${index + 1} / 1` }}>
          <QuizCard quiz={quiz} onPick={() => onPick(quiz.quizId)} />
        </li>
      ))}
    </chakra.ul>
  );
}

function QuizCard({ quiz, onPick }: { quiz: QuizSummary; onPick: () => void }) {
  return (
    <Button
      variant="outline"
      w="full"
      p="3"
      flexDirection="column"
      alignItems="flex-start"
      gap="1"
      textAlign="start"
      overflowWrap="anywhere"
      _hover={{ bg: 'raised', borderColor: 'accent' }}
      onClick={onPick}
    >
      <chakra.span maxW="full" fontSize="large" fontWeight={800}>
        {quiz.quizName}
      </chakra.span>
      {quiz.quizDescription && (
        <chakra.span maxW="full" color="muted" fontWeight={400} lineHeight={1.4}>
          {quiz.quizDescription}
        </chakra.span>
      )}
    </Button>
  );
}
