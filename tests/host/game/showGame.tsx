import type { ComponentProps } from 'react';
import type { Scene } from '../../../src/contract/scene';
import type { SessionGame, Session } from '../../../src/contract/toMonitors';
import { GameControls } from '../../../src/host/game/controls/GameControls';
import { GameScreen } from '../../../src/host/game/projector/GameScreen';
// Imported in advance: a test may end while the scene still loads it, and later files would then lack it.
import '../../../src/host/ui/QrPicture';
import { renderPart } from '../renderPart';
import { gameAt, joinUrl, session } from './games';

/** Shows a game received now on the projector; `update` shows another one, received at that moment. */
export function showGame(game: SessionGame, shown: Session = session) {
  const screenOf = (game: SessionGame) => (
    <GameScreen session={shown} game={game} receivedAt={performance.now()} joinUrl={joinUrl}>
      <button>Weiter</button>
    </GameScreen>
  );
  const { rerender, container } = renderPart(screenOf(game));
  return { update: (game: SessionGame) => rerender(screenOf(game)), container };
}

/** Shows a scene of a game on the projector. */
export function showScene(scene: Scene, changes: Partial<SessionGame> = {}) {
  return showGame(gameAt(scene, changes));
}

/** A game on its host's page, with the controls. */
export function HostedGame(props: Pick<ComponentProps<typeof GameControls>, 'game' | 'hostGame' | 'send'>) {
  const { game, send } = props;
  return (
    <GameScreen session={session} game={game} receivedAt={0} joinUrl={joinUrl} send={send}>
      <GameControls {...props} onRemote={() => {}} failure={null} />
    </GameScreen>
  );
}
