import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTexts } from '../languages/useTexts';
import { Button } from '../ui/Button';
import { PhoneIcon } from '../ui/sessionIcons';
import { lazily } from '../ui/lazily';
import { prefetchOnIntent } from '../ui/prefetch';

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
  const texts = useTexts().lobby.start;
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
        {texts.button}
      </Button>
      <Button
        variant="outline"
        px="3"
        flexGrow={{ base: 1, lg: 0 }}
        aria-haspopup="dialog"
        onClick={onRemote}
      >
        <PhoneIcon />
        {texts.remote}
      </Button>
      {failed && (
        <chakra.p role="alert" fontSize="small" fontWeight={600} color="danger">
          {texts.failed}
        </chakra.p>
      )}
      {asking !== undefined && (
        <Question
          texts={texts.alone}
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
