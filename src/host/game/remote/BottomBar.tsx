import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import { useControlTexts } from '../../languages/useControlTexts';
import { useRemoteTexts } from '../../languages/useRemoteTexts';
import { destinationOf } from '../controls/possibleCommands';
import { AskTwice } from './AskTwice';
import type { RemoteControlsProps } from './RemoteControls';

/** Going on, as large as a thumb wants it, and back. In the lobby it starts the quiz; for nobody, it asks first. */
export function BottomBar({ game, hostGame, possible, send }: RemoteControlsProps & { hostGame: HostGame }) {
  const texts = useControlTexts();
  const { start, startAlone } = useRemoteTexts();
  if (game.scene.name === 'lobby') {
    return (
      <div className="bottom-row">
        {hostGame.players.length === 0 ? (
          <AskTwice
            look="solid go"
            texts={{ offer: start, ...startAlone }}
            onConfirm={() => send({ type: 'start' })}
          />
        ) : (
          <button type="button" className="solid go" onClick={() => send({ type: 'start' })}>
            {start}
          </button>
        )}
      </div>
    );
  }
  const { back, next } = possible;
  const where = whereTo(game, hostGame, texts.destinations);
  return (
    <div className="bottom-row">
      <button type="button" className="back" aria-disabled={back === null} onClick={() => back && send(back)}>
        {texts.back}
      </button>
      <button
        type="button"
        className="solid go"
        aria-label={texts.next}
        aria-description={where}
        data-where={where || undefined}
        aria-disabled={next === null}
        onClick={() => next && send(next)}
      >
        {texts.next}
      </button>
    </div>
  );
}

function whereTo(game: SessionGame, hostGame: HostGame, names: Record<string, string>): string {
  const destination = destinationOf(game, hostGame);
  return destination ? (names[destination] ?? '') : '';
}
