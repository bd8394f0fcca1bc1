import '../ui/fields.css';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { lazyDialog, Loading } from '../ui/Loading';
import type { QuizStore } from '../workshop/saving/quizStore';
import { QuizStoreProvider, useNewQuizStore } from '../workshop/saving/useQuizStore';
import { WorkshopScreen } from '../workshop/WorkshopScreen';
import { useWorkshopTexts } from '../workshop/workshopTexts';
import { ClosedQuiz } from './ClosedQuiz';

const RehearsalDialog = lazyDialog(() =>
  import('../rehearsal/RehearsalDialog').then((part) => part.RehearsalDialog),
);

/** The workshop of the quiz in the address. */
export function Workshop() {
  const { quizId = '' } = useParams();
  return <QuizWorkshop key={quizId} quizId={quizId} />;
}

function QuizWorkshop({ quizId }: { quizId: string }) {
  const store = useNewQuizStore(quizId);
  return store ? (
    <QuizStoreProvider value={store}>
      <OpenedWorkshop store={store} />
    </QuizStoreProvider>
  ) : (
    <Loading />
  );
}

function OpenedWorkshop({ store }: { store: QuizStore }) {
  const { name } = useSyncExternalStore(store.subscribe, store.getState);
  const { heading, opening } = useWorkshopTexts();
  if (name === 'loading') return <Loading />;
  if (name === 'open') return <WorkshopScreen Rehearsal={RehearsalDialog} />;
  const onRetry = name === 'notFound' ? undefined : store.retry;
  return <ClosedQuiz heading={heading} text={opening[name]} onRetry={onRetry} />;
}
