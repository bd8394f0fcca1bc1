import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, Heading } from '../ui/Button';
import { Loading } from '../ui/Loading';
import type { QuizStore } from '../workshop/saving/quizStore';
import { QuizStoreProvider, useNewQuizStore } from '../workshop/saving/useQuizStore';
import { WorkshopScreen } from '../workshop/WorkshopScreen';
import { useWorkshopTexts } from '../workshop/texts/workshopTexts';

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
  if (name === 'loading') return <Loading />;
  return name === 'open' ? <WorkshopScreen /> : <NotOpen reason={name} onRetry={store.retry} />;
}

interface NotOpenProps {
  reason: 'notFound' | 'forbidden' | 'unreachable';
  onRetry: () => void;
}

/** There is nothing to edit: why, and what can be done. */
function NotOpen({ reason, onRetry }: NotOpenProps) {
  const texts = useWorkshopTexts();
  return (
    <chakra.div flex="1" display="grid" alignContent="center" justifyItems="start" gap="4" px="5">
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      <chakra.p role="alert" fontSize="large" color="muted">
        {texts.opening[reason]}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {reason !== 'notFound' && <Button onClick={onRetry}>{texts.opening.retry}</Button>}
        <Button asChild variant="outline">
          <Link to="/">{texts.toStart}</Link>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
