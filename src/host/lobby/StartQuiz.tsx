import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useWords } from '../languages/useWords';
import { Button } from '../ui/Button';
import { useCrowdTexts } from '../ui/crowdTexts';
import { lazily } from '../ui/lazily';
import { prefetchOnIntent } from '../ui/prefetch';
import { PhoneIcon } from '../ui/sessionIcons';
import { useLobbyTexts } from './lobbyTexts';

const loadQuestion = () => import('../ui/ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog);
const Question = lazily(loadQuestion);

interface StartQuizProps {
  onStart: () => void;
  /** Opens what makes a phone the remote. */
  onRemote: () => void;
  failed: boolean;
  hasPlayers: boolean;
}

/** Starts the quiz; where nobody has joined, asks first. */
export function StartQuiz({ onStart, onRemote, failed, hasPlayers }: StartQuizProps) {
  const { startFailed } = useLobbyTexts();
  const { start, startAlone } = useCrowdTexts();
  const { remote } = useWords();
  // Undefined until first wanted: only then is the dialog's code loaded.
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      <Button
        flexGrow={2}
        size={{ base: 'lg', lg: 'md' }}
        px={{ lg: '3' }}
        onClick={() => (hasPlayers ? onStart() : setAsking(true))}
        {...(hasPlayers ? {} : prefetchOnIntent(loadQuestion))}
      >
        {start}
      </Button>
      <Button
        variant="outline"
        px="3"
        flexGrow={{ base: 1, lg: 0 }}
        aria-haspopup="dialog"
        onClick={onRemote}
      >
        <PhoneIcon />
        {remote}
      </Button>
      {failed && (
        <chakra.p role="alert" fontSize="small" fontWeight={600} color="danger">
          {startFailed}
        </chakra.p>
      )}
      {asking !== undefined && (
        <Question
          texts={startAlone}
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onStart();
          }}
        />
      )}
    </>
  );
}
