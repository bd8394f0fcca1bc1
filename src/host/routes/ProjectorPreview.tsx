import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { PREVIEW_RECEIVED_AT, receivePreviews, type PreviewMessage } from '../../look/preview';
import { QuestionScene } from '../game/projector/QuestionScenes';
import { SceneScreen } from '../game/projector/SceneScreen';
import { RoundScene, RulesScene } from '../game/projector/StillScenes';
import { useRootTheme } from '../layout/useTheme';
import { system } from '../ui/theme';
import { lazily } from '../ui/Loading';
import { useRootLanguage } from '../texts/useLanguage';

const GameScreen = lazily(() => import('../game/projector/GameScreen').then((part) => part.GameScreen));

/** The scenes that the workshop shows; the code of all others is only loaded if one comes. */
const SCENES = {
  rules: RulesScene,
  round: RoundScene,
  question: QuestionScene,
  reveal: QuestionScene,
};

/** The projector preview in the workshop, in a frame: empty until the workshop has sent its content. */
export function ProjectorPreview() {
  useRootTheme();
  useRootLanguage();
  const [message, setMessage] = useState<PreviewMessage>();
  useEffect(() => receivePreviews(setMessage), []);
  return (
    <ChakraProvider value={system}>
      <main>{message && <Projector {...message} />}</main>
    </ChakraProvider>
  );
}

function Projector({ session, game }: PreviewMessage) {
  const shown = { session, game, receivedAt: PREVIEW_RECEIVED_AT, joinUrl: session.joinUrl };
  // Not announced, since whoever types in the workshop knows what is here.
  if (!(game.scene.name in SCENES)) return <GameScreen {...shown} isAnnounced={false} />;
  return <SceneScreen {...shown} scenes={SCENES} />;
}
