import type { ReactNode } from 'react';
import type { HostPlayer } from '../../../contract/toHosts';
import { isInBreak, type Scene } from '../../../contract/scene';
import { givenLines, offeredLines } from '../../../contract/wording/rightAnswers';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { jokersIn, useGameHost, useHostNotes } from '../controls/actions';
import { AnswerPicture } from '../media/AnswerPicture';
import { clockTime, type GameClock, useCountdown } from '../useCountdown';
import {
  questionPlace,
  tieBreakResult,
  useBesideNote,
  useControlTexts,
  useGameTexts,
  useRemoteTexts,
  useSolutionWords,
} from '../gameTexts';
import { useWords } from '../../texts/roomTexts';

/** The projector shows the rest. */
const MOST_STANDINGS = 5;
/** Further names are only counted. */
const MOST_NAMES = 4;

export interface NowCardProps {
  playerCount: number;
  /** When the game was received, on the clock of `performance.now()`. */
  receivedAt: number;
  /** Whether a list beside this card says who has not answered. */
  isListed?: boolean;
  /** What only the host knows about the question, which is more urgent than who has answered. */
  children?: ReactNode;
}

/** What the projector shows now. */
export function NowCard({ playerCount, receivedAt, isListed = false, children }: NowCardProps) {
  const host = useGameHost();
  const { game, hostGame } = host;
  const notes = useHostNotes(host);
  const texts = useRemoteTexts();
  const { autopilot } = useControlTexts();
  const sceneTexts = useGameTexts();
  const words = useWords();
  const heading = useHeading(game.scene);
  const { scene, paused } = game;
  const isWaiting = scene.name === 'question' && scene.waiting === true && scene.remainingMs !== null;
  const text = textOf(scene);
  const isLastCall = 'lastCallMs' in scene && scene.lastCallMs !== undefined;
  const players = hostGame?.players ?? [];
  const jokers = jokersIn(scene, hostGame);
  const evening = useEveningRoomTexts();
  const hasPaper = players.some(({ paper }) => paper);
  const counted = useCounts(scene);
  const beside = useBesideNote(game, hasPaper);
  return (
    <section className="card now" aria-label={texts.now}>
      <div className="now-head">
        <h2>{heading}</h2>
        {game.autopilot && <span className="autopilot">{autopilot}</span>}
        {paused && <strong className="paused">{sceneTexts.paused}</strong>}
        <TimeLeft
          remainingMs={timeLeftIn(scene)}
          clock={{ receivedAt, paused: paused || isWaiting }}
          over={staysOpen(scene) ? sceneTexts.question.timeUp : undefined}
        />
      </div>
      {notes.map((note) => (
        <p key={note} role="status">
          {note}
        </p>
      ))}
      {isLastCall && <strong>{sceneTexts.question.lastCall}</strong>}
      {isWaiting && (
        <strong>{sceneTexts.question.waiting[scene.question.videoUrl ? 'video' : 'audio']}</strong>
      )}
      {text && <p className="now-text">{text}</p>}
      <Answers scene={scene} />
      {children}
      {jokers.length > 0 && <p>{evening.jokers({ who: words.names(jokers.map(({ name }) => name)) })}</p>}
      {beside && <p className="muted">{[beside.about, beside.begun].filter(Boolean).join(' · ')}</p>}
      {scene.name === 'lobby' && (
        <p>{playerCount ? texts.inLobby({ count: playerCount }) : texts.nobodyInLobby}</p>
      )}
      {scene.name === 'tieBreak' && <p className="now-text">{words.opponents(scene.names, scene.others)}</p>}
      {scene.name === 'reveal' && scene.winners && scene.winners.length > 0 && (
        <strong>{tieBreakResult(scene.winners, sceneTexts.tieBreak, words)}</strong>
      )}
      {scene.name === 'podium' && scene.tied && <p>{texts.tie}</p>}
      {(scene.name === 'scores' || scene.name === 'podium' || scene.name === 'season') && (
        <ol className="now-standings">
          {scene.standings.slice(0, MOST_STANDINGS).map(({ rank, name, points }, place) => (
            <li key={place} className="apart">
              <span>
                {words.rank({ rank })} <bdi>{name}</bdi>
              </span>
              <span>{sceneTexts.points(points)}</span>
            </li>
          ))}
        </ol>
      )}
      {/* Nobody can answer any more once it is closed. */}
      {counted && (
        <WhoAnswered
          {...counted}
          text={hasPaper ? sceneTexts.question.phonesOnly({ said: counted.text }) : counted.text}
          players={isListed || scene.name === 'closed' ? [] : players}
        />
      )}
      {counted?.ready !== undefined && (
        <p>{texts.handedIn({ count: counted.ready, of: counted.expected })}</p>
      )}
      {'missing' in scene && scene.missing !== undefined && (
        <p>{sceneTexts.scores.missing({ count: scene.missing })}</p>
      )}
      {'hidden' in scene && scene.hidden !== undefined && <p>{texts.covered({ count: scene.hidden })}</p>}
    </section>
  );
}

/** More answers than these stand on the projector alone. */
const MOST_GIVEN = 8;

/** The answers to read out, and at the reveal what the room has given. */
function Answers({ scene }: { scene: Scene }) {
  const words = useSolutionWords();
  if (!('question' in scene) || !scene.question) return null;
  const lines =
    scene.name === 'reveal' ? givenLines(scene, words).slice(0, MOST_GIVEN) : offeredLines(scene.question);
  if (lines.length === 0) return null;
  return (
    <ul className="now-answers">
      {lines.map((line, place) => {
        const { letter, text, picture, end, isRight } = { end: undefined, isRight: undefined, ...line };
        return (
          <li key={place} className="apart" data-right={isRight}>
            <span>
              {letter && <strong>{letter}</strong>}
              {picture && <AnswerPicture url={picture} />} <bdi>{text}</bdi>
            </span>
            {end !== undefined && <bdi>{end}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}

/** The kind of scene, or the number of its question or round and how many there are. */
function useHeading(scene: Scene): string {
  const texts = useRemoteTexts();
  const sceneTexts = useGameTexts();
  const name = useControlTexts().scenes[scene.name];
  if ('question' in scene && scene.question) {
    const place = questionPlace({ ...scene, question: scene.question }, sceneTexts);
    return scene.name === 'question' || isInBreak(scene) ? place : `${place} · ${name}`;
  }
  if (!('round' in scene) || !scene.round) return name;
  const round = texts.round({ place: scene.round.index + 1, of: scene.round.of });
  return scene.name === 'round' ? round : `${round} · ${name}`;
}

function textOf(scene: Scene): string | null {
  if ('question' in scene && scene.question) return scene.question.text;
  if (scene.name === 'season') return scene.seasonName;
  if (scene.name === 'rules') return scene.text;
  return 'round' in scene ? (scene.round?.title ?? null) : null;
}

/** Whether answers are accepted after the question's time. */
function staysOpen(scene: Scene): boolean {
  return scene.name === 'question' && scene.lastCallMs === undefined && scene.round?.reveal === 'round';
}

/** The time left in a scene; a last call takes precedence over the question's own time. */
function timeLeftIn(scene: Scene): number | null {
  if (scene.name === 'question' && scene.reading) return scene.reading.remainingMs;
  const { lastCallMs, remainingMs = null } = { lastCallMs: undefined, remainingMs: null, ...scene };
  return lastCallMs ?? remainingMs;
}

/** The number of answers or stakes so far; of a round's answers only while it is about to close. */
function useCounts(scene: Scene) {
  const { question, wager } = useGameTexts();
  if (scene.name === 'wager') {
    const { staked, expected } = scene;
    return { answered: staked, expected, ready: undefined, text: wager.staked({ staked, expected }) };
  }
  if (!('answered' in scene)) return null;
  const { answered, expected, ready } = { ready: undefined, ...scene };
  if (answered === undefined || expected === undefined) return null;
  return { answered, expected, ready, text: question.answered({ answered, expected }) };
}

interface TimeLeftProps {
  remainingMs: number | null;
  clock: GameClock;
  /** The text shown instead of zero once the time is up. */
  over: string | undefined;
}

/** The time left in the scene, where it has a limit. */
function TimeLeft({ remainingMs, clock, over }: TimeLeftProps) {
  const texts = useGameTexts().question;
  const left = useCountdown(remainingMs, clock);
  if (left === null) return null;
  if (left === 0 && over) return <strong>{over}</strong>;
  return (
    <span role="timer" aria-label={texts.timeLeft} className="time-left">
      {clockTime(left)}
    </span>
  );
}

interface WhoAnsweredProps {
  answered: number;
  expected: number;
  /** Both numbers in words. */
  text: string;
  players: readonly HostPlayer[];
}

/** How many have answered or staked, who has not, and who of those is away and so not waited for. */
function WhoAnswered({ answered, expected, text, players }: WhoAnsweredProps) {
  const texts = useRemoteTexts();
  const missing = players.filter(
    (player) => !player.answered && !player.ready && !player.watches && !player.paper,
  );
  return (
    <div className="who-answered">
      <p>{text}</p>
      <progress aria-hidden="true" value={answered} max={Math.max(1, expected)} />
      <Names say={texts.missing} players={missing.filter(({ connected }) => connected)} />
      <Names say={texts.away} players={missing.filter(({ connected }) => !connected)} />
    </div>
  );
}

interface NamesProps {
  say: (given: { names: string }) => string;
  players: readonly HostPlayer[];
}

function Names({ say, players }: NamesProps) {
  const { names } = useWords();
  if (players.length === 0) return null;
  const named = players.slice(0, MOST_NAMES).map(({ name }) => name);
  return <p className="muted">{say({ names: names(named, players.length - named.length) })}</p>;
}
