import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { useFrameTexts } from '../languages/useLanguage';
import { useRecordedTheme } from '../layout/useTheme';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { lazily } from '../ui/lazily';
import { Logo } from '../ui/Logo';
import { prefetch, prefetchOnIntent } from '../ui/prefetch';
import { loadLobby } from './loadLobby';

const loadQuizDialog = () => import('./QuizDialog').then(({ QuizDialog }) => QuizDialog);
const QuizDialog = lazily(loadQuizDialog);

/** The start screen. */
export function Start() {
  const texts = useFrameTexts();
  useRecordedTheme();
  const navigate = useNavigate();
  // Undefined until first wanted: only then is the dialog's code loaded.
  const [open, setOpen] = useState<boolean>();

  const pick = (quizId: Id) => {
    // The second click of a double click comes while the dialog is already closing.
    if (!open) return;
    setOpen(false);
    void navigate('/session', { state: { quizId } });
  };

  return (
    <>
      <chakra.div
        flex="1"
        position="relative"
        overflow="hidden"
        isolation="isolate"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        alignItems="flex-start"
        px="5"
        py="5"
      >
        <Logo
          position="absolute"
          zIndex={-1}
          right={{ base: '-18vw', lg: '6vw' }}
          top={{ base: 'auto', lg: '50%' }}
          bottom={{ base: '-12vw', lg: 'auto' }}
          transform={{ lg: 'translateY(-50%)' }}
          boxSize={{ base: '84vw', lg: 'min(38vw, 74vh)' }}
          color={{ base: 'glow', lg: 'accent' }}
        />
        <Heading
          as="h1"
          fontSize="hero"
          lineHeight={0.84}
          letterSpacing="-0.045em"
          maxW="min-content"
          overflowWrap="normal"
        >
          {texts.start.heading}
        </Heading>
        <chakra.p fontSize="large" color="muted" mt="4" mb="5">
          {texts.start.tagline}
        </chakra.p>
        <Button
          size="lg"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
            prefetch(loadLobby);
          }}
          {...prefetchOnIntent(loadQuizDialog)}
        >
          {texts.start.loadQuiz}
        </Button>
      </chakra.div>
      {/* Outside the screen's stacking context, which is below the frame's controls. */}
      {open !== undefined && <QuizDialog open={open} onClose={() => setOpen(false)} onPick={pick} />}
    </>
  );
}
