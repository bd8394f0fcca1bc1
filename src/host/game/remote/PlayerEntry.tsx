import type { Command } from '../../../contract/commands';
import type { HostPlayer } from '../../../contract/hostGame';
import { useWords } from '../../languages/useWords';
import { usePlayerTexts } from '../../ui/playerTexts';
import { newAdjustmentId } from '../corrections/adjustmentId';
import { useGameTexts } from '../gameTexts';
import { AskTwice } from './AskTwice';
import { PointsForm } from './PointsForm';
import { PlayerNameForm } from './PlayerNameForm';
import { useRemoteTexts } from './remoteTexts';

interface PlayerEntryProps {
  player: HostPlayer;
  /** Whether the scene expects answers. */
  isAsking: boolean;
  send: (command: Command) => void;
}

/** A player; unfolded, what the host can do. */
export function PlayerEntry({ player, isAsking, send }: PlayerEntryProps) {
  const texts = useRemoteTexts().players;
  const { points } = useGameTexts();
  const { uncover, remove } = usePlayerTexts();
  const { playerId, name } = player;
  return (
    <li>
      <details>
        <summary>
          <span className="dot" data-on={player.connected} />
          <span className="player-name">
            <span>{name}</span>
            <PlayerFacts player={player} isAsking={isAsking} />
          </span>
          <strong>{points(player.points)}</strong>
        </summary>
        <div className="player-edit">
          {player.starred && (
            <button type="button" onClick={() => send({ type: 'uncover', text: name })}>
              {uncover}
            </button>
          )}
          <PointsForm
            onAdjust={(amount, reason) =>
              send({ type: 'adjust', adjustmentId: newAdjustmentId(), playerId, points: amount, reason })
            }
          />
          <PlayerNameForm
            key={name}
            name={name}
            onRename={(typed) => send({ type: 'rename', playerId, name: typed })}
          />
          <AskTwice
            texts={{
              offer: remove,
              question: texts.removeQuestion(name),
              confirm: remove,
            }}
            onConfirm={() => send({ type: 'remove', playerId })}
          />
        </div>
      </details>
    </li>
  );
}

interface PlayerFactsProps {
  player: HostPlayer;
  /** Whether the scene expects answers. */
  isAsking: boolean;
}

/** What to know of a player, below the name: with stars for the guests, away, handed in, or still to answer. */
function PlayerFacts({ player, isAsking }: PlayerFactsProps) {
  const texts = useRemoteTexts().players;
  const { away } = useWords();
  const { shownName, connected, ready, answered } = player;
  const isDone = ready || answered;
  const done = ready ? texts.handedIn : texts.answered;
  return (
    <>
      {player.starred && <span className="owes">{texts.starred(shownName ?? '***')}</span>}
      {!connected && <span className="faint">{away}</span>}
      {isAsking && isDone && <span className="faint">{done}</span>}
      {/* Whoever is away or cannot answer is not waited for. */}
      {isAsking && !isDone && connected && !player.watches && <span className="owes">{texts.missing}</span>}
    </>
  );
}
