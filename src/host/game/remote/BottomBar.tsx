import type { HostGame } from '../../../contract/hostGame';
import { useCrowdTexts } from '../../ui/crowdTexts';
import { useControlTexts } from '../controls/controlTexts';
import { nextWords } from '../controls/nextWords';
import { AskTwice } from './AskTwice';
import type { RemoteControlsProps } from './RemoteControls';

/** Going on, as large as a thumb wants it, and back. In the lobby it starts the quiz; for nobody, it asks first. */
export function BottomBar({ game, hostGame, possible, send }: RemoteControlsProps & { hostGame: HostGame }) {
  const texts = useControlTexts();
  const { start, startAlone } = useCrowdTexts();
  if (game.scene.name === 'lobby') {
    return (
      <div className="bottom-row">
        {hostGame.players.length === 0 ? (
          <AskTwice
            look="solid go"
            texts={{
              offer: start,
              question: `${startAlone.title} ${startAlone.text}`,
              confirm: startAlone.confirm,
            }}
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
  const where = nextWords(game, hostGame, next, texts);
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
