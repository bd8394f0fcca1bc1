import { useId, useState } from 'react';
import type { Scene } from '../../../contract/scene';
import type { HostPlayer } from '../../../contract/toHosts';
import { BeerMat } from '../../../look/MatDrawing';
import { PaperIcon } from '../../ui/sessionIcons';
import { useGameHost } from '../controls/actions';
import { useCorrections, usePointsForm } from '../controls/useCorrections';
import { AddPaperPart, PhonesPart } from './LaterParts';
import { AskTwice, FoldedCard } from './RemoteButtons';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useCrowdTexts, usePlayerTexts, useWords } from '../../texts/roomTexts';
import { useCorrectionTexts, useGameTexts, useMarkingTexts, useRemoteTexts } from '../gameTexts';

/** Who plays, who is away and who owes an answer; each can be renamed, corrected and removed. */
export function PlayersView() {
  const { game, hostGame } = useGameHost();
  const players = hostGame?.players ?? [];
  const texts = useRemoteTexts();
  const heading = useWords().teams({ count: players.length });
  const { addPaper, locked } = useCrowdTexts();
  const { listed, onToggle } = useListed(players);
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
          {listed.map((player) => (
            <PlayerEntry
              key={player.playerId}
              player={player}
              isAsking={isAsking}
              onToggle={(isOpen) => onToggle(player.playerId, isOpen)}
            />
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

/** How a closed question went for a player, in the order of the list. */
const MARKS = ['right', 'partly', 'wrong', 'none'] as const;

function markOf({ share, answered, paper, watches }: HostPlayer, scene: Scene) {
  if ((scene.name !== 'closed' && scene.name !== 'reveal') || !scene.question) return undefined;
  if (share) return share < 1 ? 'partly' : 'right';
  // A wager lost without an answer is no wrong answer.
  if (!answered && !paper) return watches ? undefined : 'none';
  return share === 0 ? 'wrong' : undefined;
}

/** Who is away, on paper or unable to answer is not waited for. */
function owesAnswer({ ready, answered, connected, paper, watches }: HostPlayer, scene: Scene): boolean {
  return scene.name === 'question' && !ready && !answered && connected && !paper && !watches;
}

/** Who still owes an answer is first, and once the question is closed, who was right. */
function placeOf(player: HostPlayer, scene: Scene): number {
  const mark = markOf(player, scene);
  return mark ? MARKS.indexOf(mark) : owesAnswer(player, scene) ? -1 : MARKS.length;
}

/** The players in the list's order, in which nobody moves while one is unfolded below the host's finger. */
function useListed(players: readonly HostPlayer[]) {
  const { scene } = useGameHost().game;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<ReadonlyMap<string, number>>(new Map());
  const isHeld = players.some(({ playerId }) => unfolded.has(playerId));
  const at = (player: HostPlayer) =>
    isHeld ? (order.get(player.playerId) ?? order.size) : placeOf(player, scene);
  const listed = players.toSorted((one, other) => at(one) - at(other));
  const onToggle = (playerId: string, isOpen: boolean) => {
    setOrder(new Map(listed.map((player, place) => [player.playerId, place])));
    const others = [...unfolded].filter((id) => id !== playerId);
    setUnfolded(new Set(isOpen ? [...others, playerId] : others));
  };
  return { listed, onToggle };
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
              <bdi>{player?.name}</bdi>
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
  onToggle: (isOpen: boolean) => void;
}

/** A player, who unfolds to what the host can do. */
function PlayerEntry({ player, isAsking, onToggle }: PlayerEntryProps) {
  const { send } = useGameHost();
  const texts = useRemoteTexts().players;
  const { points } = useGameTexts();
  const { uncover, phones, remove } = usePlayerTexts();
  const [isPhonesOpen, setPhonesOpen] = useState(false);
  const { playerId, name } = player;
  return (
    <li>
      <details onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="level">
          {player.paper ? <PaperIcon /> : <span className="dot" data-on={player.connected} />}
          {/* Guests see the mat of the name with its stars. */}
          <BeerMat name={player.shownName ?? name} />
          <span className="rest player-name">
            <bdi>{name}</bdi>
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

/** A player's state, below the name: starred for the guests, away, handed in, still to answer, or right or wrong. */
function PlayerFacts({ player, isAsking }: Pick<PlayerEntryProps, 'player' | 'isAsking'>) {
  const marking = useMarkingTexts();
  const texts = useRemoteTexts().players;
  const { away } = useWords();
  const { left } = useEveningRoomTexts().fairPlay;
  const { onPaper } = useCrowdTexts();
  const { scores } = useGameTexts();
  const { shownName, connected, ready, answered } = player;
  const isDone = ready || answered;
  const { scene } = useGameHost().game;
  const mark = markOf(player, scene);
  const marks = { right: marking.right, partly: texts.partly, wrong: marking.wrong, none: texts.none };
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
      {mark && (
        <span className={mark === 'right' ? '' : 'muted'} data-right={mark === 'right'}>
          {marks[mark]}
        </span>
      )}
      {isAsking && isDone && !mark && <span className="muted">{done}</span>}
      {player.joker !== undefined && (
        <span className="muted">{scores.joker({ round: player.joker + 1 })}</span>
      )}
      {owesAnswer(player, scene) && <span className="owes">{texts.missing}</span>}
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
