import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { SceneFrame } from '../frame/SceneFrame';
import { SceneTitle } from '../frame/SceneTitle';
import { useGameTexts } from '../gameTexts';
import { StandingsList } from '../standings/StandingsList';
import type { SceneNamed } from './sceneNamed';

/** The standings so far. */
export function ScoresScene({ scene, paused }: { scene: SceneNamed<'scores'>; paused: boolean }) {
  const texts = useGameTexts();
  const { standings, playerCount, hidden = 0 } = scene;
  const shown = standings.length + hidden;
  return (
    <SceneFrame
      place={<SceneTitle>{texts.scores.heading}</SceneTitle>}
      paused={paused}
      aside={
        playerCount > shown && (
          <chakra.p fontSize="min(3vh, 4vw)" color="muted">
            {texts.scores.best(shown, playerCount)}
          </chakra.p>
        )
      }
    >
      <VisuallyHidden role="status">{hidden > 0 && texts.scores.covered(hidden)}</VisuallyHidden>
      {shown === 0 ? (
        <chakra.p m="auto" fontSize="min(6vh, 6vw)" color="muted">
          {texts.scores.nobody}
        </chakra.p>
      ) : (
        <StandingsList standings={standings} hidden={hidden} />
      )}
    </SceneFrame>
  );
}
