import { useId, useState } from 'react';
import type { HostPlayer } from '../../../contract/toHosts';
import { BeerMat } from '../../../look/MatDrawing';
import { PaperIcon } from '../../ui/sessionIcons';
import { useGameHost } from '../controls/actions';
import { useCorrections, usePointsForm } from '../controls/useCorrections';
import { AddPaperPart, PhonesPart } from './LaterParts';
import { AskTwice, FoldedCard } from './RemoteButtons';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
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
        {players.length === 0 && <p className="muted">{texts.nobodyInLobby}</p>}
        <ul>
          {players.map((player) => (
            <PlayerEntry key={player.playerId} player={player} isAsking={isAsking} />
          ))}
        </ul>
      </section>
      <FoldedCard offer={addPaper}>
        <AddPaperPart />
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
        <summary className="level">
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
      {corrections.length === 0 && <p className="muted">{texts.empty}</p>}
      <ul>
        {corrections.map(({ key, player, points, about, takeBack }) => (
          <li key={key} className="level correction">
            <strong>{points ?? <PaperIcon />}</strong>
            <span className="rest player-name">
              {player?.name}
              <span className="muted">{about}</span>
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

interface PlayerEntryProps {
  player: HostPlayer;
  /** Whether the scene expects answers. */
  isAsking: boolean;
}

/** A player, who unfolds to what the host can do. */
function PlayerEntry({ player, isAsking }: PlayerEntryProps) {
  const { send } = useGameHost();
  const texts = useRemoteTexts().players;
  const { points } = useGameTexts();
  const { uncover, phones, remove } = usePlayerTexts();
  const [isPhonesOpen, setPhonesOpen] = useState(false);
  const { playerId, name } = player;
  return (
    <li>
      <details>
        <summary className="level">
          {player.paper ? <PaperIcon /> : <span className="dot" data-on={player.connected} />}
          {/* Guests see the mat of the name with its stars. */}
          <BeerMat name={player.shownName ?? name} />
          <span className="rest player-name">
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
          <PointsForm playerId={playerId} />
          <PlayerNameForm
            key={name}
            name={name}
            onRename={(typed) => send({ type: 'rename', playerId, name: typed })}
          />
          {isPhonesOpen ? (
            <PhonesPart player={player} />
          ) : (
            <button type="button" onClick={() => setPhonesOpen(true)}>
              {phones}
            </button>
          )}
          <AskTwice
            offer={remove}
            texts={{ ...texts.removeQuestion, title: texts.removeQuestion.title({ name }) }}
            onConfirm={() => send({ type: 'remove', playerId })}
          />
        </div>
      </details>
    </li>
  );
}

/** A player's state, below the name: starred for the guests, away, handed in, or still to answer. */
function PlayerFacts({ player, isAsking }: PlayerEntryProps) {
  const texts = useRemoteTexts().players;
  const { away } = useWords();
  const { left } = useEveningRoomTexts().fairPlay;
  const { onPaper } = useCrowdTexts();
  const { scores } = useGameTexts();
  const { shownName, connected, ready, answered } = player;
  const isDone = ready || answered;
  const isOpen = useGameHost().game.scene.name === 'question';
  const done = ready ? texts.handedIn : texts.answered;
  return (
    <>
      {player.starred && <span className="owes">{texts.starred({ shown: shownName ?? '***' })}</span>}
      {player.paper && <span className="muted">{onPaper}</span>}
      {!connected && !player.paper && <span className="muted">{away}</span>}
      {player.left && (
        <span className="owes">
          {left({ times: player.left.times, seconds: Math.round(player.left.ms / 1000) })}
        </span>
      )}
      {isAsking && isDone && <span className="muted">{done}</span>}
      {player.joker !== undefined && (
        <span className="muted">{scores.joker({ round: player.joker + 1 })}</span>
      )}
      {/* Players who are away, on paper or unable to answer are not waited for. */}
      {isOpen && !isDone && connected && !player.paper && !player.watches && (
        <span className="owes">{texts.missing}</span>
      )}
    </>
  );
}

function PointsForm({ playerId }: { playerId: string }) {
  const texts = useCorrectionTexts();
  const id = useId();
  const { adjust, isBad, amountField, reasonField } = usePointsForm(playerId);
  return (
    <form
      className="points"
      onSubmit={(event) => {
        event.preventDefault();
        adjust(1);
      }}
    >
      <div>
        <label htmlFor={`${id}-amount`}>{texts.amount}</label>
        <input id={`${id}-amount`} aria-describedby={isBad ? `${id}-bad` : undefined} {...amountField} />
      </div>
      <div>
        <label htmlFor={`${id}-reason`}>{texts.reason}</label>
        <input id={`${id}-reason`} {...reasonField} />
      </div>
      {isBad && (
        <p id={`${id}-bad`} className="bad">
          {texts.badAmount}
        </p>
      )}
      <button type="submit">{texts.give}</button>
      <button type="button" onClick={() => adjust(-1)}>
        {texts.take}
      </button>
    </form>
  );
}

interface PlayerNameFormProps {
  name: string;
  onRename: (name: string) => void;
}

function PlayerNameForm({ name, onRename }: PlayerNameFormProps) {
  const texts = useRemoteTexts().players;
  const { rename } = usePlayerTexts();
  const id = useId();
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="rename"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        if (wanted && wanted !== name) onRename(wanted);
      }}
    >
      <label htmlFor={id}>{texts.name}</label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        autoCapitalize="words"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <button type="submit">{rename}</button>
    </form>
  );
}
