import { useId, useState } from 'react';
import { PaperIcon } from '../../ui/sessionIcons';
import { useGameHost } from '../controls/actions';
import { useCorrections } from '../controls/useCorrections';
import { AddPaper, FoldedCard } from './PaperParts';
import { PlayerEntry } from './PlayerEntry';
import { AskTwice } from './RemoteButtons';
import { useCrowdTexts, usePlayerTexts, useWords } from '../../texts/roomTexts';
import { useCorrectionTexts, useGameTexts, useRemoteTexts } from '../gameTexts';

/** Who plays, who is away and who owes an answer; each can be renamed, corrected and removed. */
export function PlayersView() {
  const { game, hostGame } = useGameHost();
  const players = hostGame?.players ?? [];
  const texts = useRemoteTexts();
  const heading = useWords().teams({ count: players.length });
  const { addPaper, locked } = useCrowdTexts();
  const isAsking = game.scene.name === 'question' || game.scene.name === 'closed';
  // The host added the teams on paper, so they are no part of an unwanted crowd.
  const most = players.filter(({ paper }) => !paper).length;
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
            <PlayerEntry key={player.playerId} player={player} isAsking={isAsking} />
          ))}
        </ul>
      </section>
      <FoldedCard offer={addPaper}>
        <AddPaper />
      </FoldedCard>
      {most > 1 && <RemoveSeveral most={most} />}
      <Corrections />
    </>
  );
}

/** Removes unwanted crowds: who is away and has answered nothing, or up to `most` who joined last. */
function RemoveSeveral({ most }: { most: number }) {
  const { send } = useGameHost();
  const texts = usePlayerTexts().removeMany;
  const id = useId();
  const [typed, setTyped] = useState('1');
  const count = Number(typed);
  const isCount = Number.isInteger(count) && count >= 1 && count <= most;
  return (
    <section className="card list" aria-label={texts.heading}>
      <details>
        <summary>
          <h2>{texts.heading}</h2>
        </summary>
        <div className="player-edit">
          <AskTwice
            offer={texts.away}
            texts={{ ...texts, title: texts.awayQuestion }}
            onConfirm={() => send({ type: 'removeAway' })}
          />
          <div>
            <label htmlFor={id}>{texts.howMany}</label>
            <input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={!isCount}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          {isCount && (
            <AskTwice
              key={count}
              offer={texts.newest}
              texts={{ ...texts, title: texts.newestQuestion({ count }) }}
              onConfirm={() => send({ type: 'removeNewest', count })}
            />
          )}
        </div>
      </details>
    </section>
  );
}

/** The points that the host gave or took by hand, newest first; each can be undone. */
function Corrections() {
  const texts = useCorrectionTexts();
  const { takeBack: takeBackText } = useGameTexts();
  const corrections = useCorrections();
  return (
    <section className="card list" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {corrections.length === 0 && <p className="faint">{texts.empty}</p>}
      <ul>
        {corrections.map(({ key, player, points, about, takeBack }) => (
          <li key={key} className="correction">
            <strong>{points ?? <PaperIcon />}</strong>
            <span className="player-name">
              {player?.name}
              <span className="faint">{about}</span>
            </span>
            <button type="button" onClick={takeBack}>
              {takeBackText}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
