import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import { useWords } from '../../languages/useWords';
import { useCrowdTexts } from '../../ui/crowdTexts';
import { Corrections } from './Corrections';
import { PlayerEntry } from './PlayerEntry';
import { useRemoteTexts } from './remoteTexts';
import { RemoveSeveral } from './RemoveSeveral';

interface PlayersViewProps {
  hostGame: HostGame;
  game: SessionGame;
  send: (command: Command) => void;
}

/** Who plays, who is away and who owes an answer; each can be renamed, corrected and removed. */
export function PlayersView({ hostGame: { players, adjustments }, game, send }: PlayersViewProps) {
  const texts = useRemoteTexts();
  const heading = useWords().teams(players.length);
  const { locked } = useCrowdTexts();
  const isAsking = game.scene.name === 'question' || game.scene.name === 'closed';
  return (
    <>
      <section className="card list" aria-label={heading}>
        <h2>
          {heading}
          {game.locked && <strong className="locked">{locked}</strong>}
        </h2>
        {players.length === 0 && <p className="faint">{texts.nobodyInLobby}</p>}
        <ul>
          {players.map((player) => (
            <PlayerEntry key={player.playerId} player={player} isAsking={isAsking} send={send} />
          ))}
        </ul>
      </section>
      {players.length > 1 && <RemoveSeveral most={players.length} send={send} />}
      <Corrections adjustments={adjustments} players={players} send={send} />
    </>
  );
}
