import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasMedia, storeMedia } from '../api/quizFilesApi';
import { useServerAddress } from '../api/useServerAddress';
import { lazily } from '../ui/Loading';
import { ProblemList } from './editor/ProblemList';
import { byQuestion } from './editor/problemsByPlace';
import { QuizForm } from './editor/QuizForm';
import { useMediaDrop } from './editor/useMediaDrop';
import { useMissingMedia } from './editor/useMissingMedia';
import { useOpenedQuiz } from './editor/useOpenedQuiz';
import { usePlacedProblems } from './editor/usePlacedProblems';
import { useRunningUploads } from './editor/useRunningUploads';
import { useWorkshopKeys } from './editor/useWorkshopKeys';
import { WorkshopBar } from './editor/WorkshopBar';
import { workshopPath } from './files/workshopPath';
import { SaveStatus } from './saving/SaveStatus';
import type { OpenView } from './saving/savingState';
import { useLeaveQuestion } from './saving/useLeaveQuestion';
import type { useQuizSaving } from './saving/useQuizSaving';
import { useWorkshopTexts } from './workshopTexts';

/** It brings the game along, which nobody waits for who begins to type. */
const PreviewFrames = lazily(() =>
  import('./preview/PreviewFrames').then(({ PreviewFrames }) => PreviewFrames),
);

interface WorkshopScreenProps {
  quizId: string;
  quiz: OpenView;
  saving: Pick<ReturnType<typeof useQuizSaving>, 'change' | 'retry' | 'resolve'>;
}

/** Where a quiz is made. */
export function WorkshopScreen({ quizId, quiz, saving }: WorkshopScreenProps) {
  const texts = useWorkshopTexts();
  const address = useServerAddress();
  const navigate = useNavigate();
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set());
  const store = useCallback(
    async (file: File) => {
      const fileName = await storeMedia(address, quizId, file);
      setStored((before) => new Set(before).add(fileName));
      return fileName;
    },
    [address, quizId],
  );
  const { state, editor, written } = useOpenedQuiz(quizId, quiz.opened, store, saving.change);
  const { history, open } = state;
  const draft = history.present;
  const isThere = useCallback((file: string) => hasMedia(address, quizId, file), [address, quizId]);
  const faults = usePlacedProblems(quiz.problems, written.places);
  const missing = useMissingMedia(draft, isThere, stored);
  const problems = useMemo(() => [...faults, ...missing], [faults, missing]);
  const problemsOf = useMemo(() => byQuestion(problems), [problems]);
  useWorkshopKeys(editor);
  useMediaDrop(editor, open);
  const onLeave = useLeaveQuestion(quiz.status === 'keptNowhere');

  const resolve = async (choice: Parameters<typeof saving.resolve>[0]) => {
    const copyId = await saving.resolve(choice);
    if (copyId !== undefined) await navigate(workshopPath(copyId));
  };
  const isUploading = useRunningUploads(editor);
  const canPlay = quiz.status === 'saved' && quiz.conflict === null && !isUploading;
  const play = () => void navigate('/session', { state: { quizId } });
  return (
    <>
      <VisuallyHidden asChild>
        <h1>{texts.heading}</h1>
      </VisuallyHidden>
      <WorkshopBar history={history} editor={editor} onPlay={canPlay ? play : null} onLeave={onLeave}>
        <SaveStatus saving={quiz} mine={written.source} onRetry={saving.retry} onResolve={resolve} />
      </WorkshopBar>
      <chakra.div
        display="grid"
        gap="5"
        px={{ base: '3', lg: '5' }}
        py="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(18rem, 2fr)' }}
      >
        <QuizForm draft={draft} open={open} problems={problemsOf} editor={editor} />
        <chakra.aside
          position={{ lg: 'sticky' }}
          top="5.5rem"
          alignSelf="start"
          maxH={{ lg: 'calc(100dvh - 6.5rem)' }}
          overflowY="auto"
          css={{ scrollbarWidth: 'thin', scrollbarColor: 'var(--qn-line) transparent' }}
          display="grid"
          gap="4"
        >
          <ProblemList problems={problems} draft={draft} editor={editor} />
          <chakra.div display={{ base: 'none', lg: 'block' }}>
            <PreviewFrames draft={draft} questionKey={open} quizId={quizId} />
          </chakra.div>
        </chakra.aside>
      </chakra.div>
    </>
  );
}
