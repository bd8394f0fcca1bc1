import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { useRecordedTheme } from '../layout/useTheme';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { lazily } from '../ui/lazily';
import { Logo } from '../ui/Logo';
import { prefetch, prefetchOnIntent } from '../ui/prefetch';
import { loadLobby } from './loadLobby';
import { useStartTexts } from './startTexts';
import { useEvenings } from './useEvenings';

const loadQuizDialog = () => import('./QuizDialog').then(({ QuizDialog }) => QuizDialog);
const QuizDialog = lazily(loadQuizDialog);

const WaysBack = lazily(() => import('./EveningLists').then(({ WaysBack }) => WaysBack), null);
const EndedEvenings = lazily(() => import('./EveningLists').then(({ EndedEvenings }) => EndedEvenings), null);

/** The start screen. What still runs is the first thing to go on with. */
export function Start() {
  const texts = useStartTexts();
  useRecordedTheme();
  const { mayCome, running, ended } = useEvenings();
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
        gap="3"
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
          // Smaller where lists may follow, and not only once they are there.
          fontSize={mayCome ? 'min(7vw + 2rem, 13vh)' : 'hero'}
          lineHeight={0.84}
          letterSpacing="-0.045em"
          maxW="min-content"
          overflowWrap="normal"
        >
          {texts.heading}
        </Heading>
        <chakra.p fontSize="large" color="muted" mt="2" mb="4">
          {texts.tagline}
        </chakra.p>
        {running.length > 0 && <WaysBack sessions={running.slice(0, 1)} isMain />}
        <chakra.div display="flex" flexWrap="wrap" gap="3" maxW={{ base: 'full', lg: '50vw' }}>
          <Button
            size="lg"
            variant={running.length > 0 ? 'outline' : 'solid'}
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
              prefetch(loadLobby);
            }}
            {...prefetchOnIntent(loadQuizDialog)}
          >
            {texts.loadQuiz}
          </Button>
          {running.length > 1 && <WaysBack sessions={running.slice(1)} />}
        </chakra.div>
        {ended.length > 0 && <EndedEvenings evenings={ended} />}
      </chakra.div>
      {/* Outside the screen's stacking context, which is below the frame's controls. */}
      {open !== undefined && <QuizDialog open={open} onClose={() => setOpen(false)} onPick={pick} />}
    </>
  );
}
