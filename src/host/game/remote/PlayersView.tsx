import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SceneName } from '../../../contract/scene';
import { useRemoteTexts } from '../../languages/useRemoteTexts';
import { Corrections } from './Corrections';
import { PlayerEntry } from './PlayerEntry';

interface PlayersViewProps {
  hostGame: HostGame;
  sceneName: SceneName;
  send: (command: Command) => void;
}

/** Who plays, who is away and who owes an answer; each can be renamed, corrected and removed. */
export function PlayersView({ hostGame: { players, adjustments }, sceneName, send }: PlayersViewProps) {
  const texts = useRemoteTexts().players;
  const isAsking = sceneName === 'question' || sceneName === 'closed';
  return (
    <>
      <section className="card list" aria-label={texts.heading(players.length)}>
        <h2>{texts.heading(players.length)}</h2>
        {players.length === 0 && <p className="faint">{texts.empty}</p>}
        <ul>
          {players.map((player) => (
            <PlayerEntry key={player.playerId} player={player} isAsking={isAsking} send={send} />
          ))}
        </ul>
      </section>
      <Corrections adjustments={adjustments} players={players} send={send} />
    </>
  );
}
