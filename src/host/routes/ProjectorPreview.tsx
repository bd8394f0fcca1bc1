import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { PREVIEW_RECEIVED_AT, receivePreviews, type PreviewMessage } from '../../contract/preview';
import { QuestionScene, RevealScene } from '../game/projector/QuestionScenes';
import { SceneScreen } from '../game/projector/SceneScreen';
import { RoundScene, RulesScene } from '../game/projector/StillScenes';
import { useRootTheme } from '../layout/useTheme';
import { system } from '../ui/theme';
import { useRootLanguage } from '../texts/useLanguage';

/** What a quiz looks like before its scores. Nothing is announced: whoever types in the workshop knows what is here. */
const SCENES = {
  rules: RulesScene,
  round: RoundScene,
  question: QuestionScene,
  reveal: RevealScene,
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
  return (
    <SceneScreen
      session={session}
      game={game}
      receivedAt={PREVIEW_RECEIVED_AT}
      joinUrl={session.joinUrl}
      scenes={SCENES}
    />
  );
}
