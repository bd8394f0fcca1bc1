import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Scene, SessionGame } from '../../../src/contract/scene';
import { GameScreen } from '../../../src/host/game/projector/GameScreen';
import { system } from '../../../src/host/ui/theme';
import { gameAt, joinUrl, session } from './games';

/** Shows a game received now on the projector; `update` shows another one, received at that moment. */
export function showGame(game: SessionGame) {
  const screenOf = (game: SessionGame) => (
    <StrictMode>
      <ChakraProvider value={system}>
        <GameScreen session={session} game={game} receivedAt={performance.now()} joinUrl={joinUrl}>
          <button>Weiter</button>
        </GameScreen>
      </ChakraProvider>
    </StrictMode>
  );
  const { rerender, container } = render(screenOf(game));
  return { update: (game: SessionGame) => rerender(screenOf(game)), container };
}

/** Shows a scene of a game on the projector. */
export function showScene(scene: Scene, changes: Partial<SessionGame> = {}) {
  return showGame(gameAt(scene, changes));
}
