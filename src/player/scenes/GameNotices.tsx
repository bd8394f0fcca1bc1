import { useState, type ReactNode } from 'react';
import type { PlayerOwn } from '../../contract/playerGame';
import { useTimeout } from '../../look/useTimeout';
import type { PlayState } from '../answers/playState';
import { deviceNumber, isTeam, otherCaptain } from '../answers/team';
import { usePlay } from '../answers/usePlay';
import type { PlayTexts } from '../texts/loadTexts';
import { TeamNews } from './TeamNews';

/** What is said about the game, whatever its scene. Screen readers only announce changes in what is already there. */
export function GameNotices({ children }: { children: ReactNode }) {
  const { play, link, texts } = usePlay();
  const { timeNews } = play;
  const { paused, scene } = play.game;
  const isLastCall = 'lastCallMs' in scene && scene.lastCallMs !== undefined;
  return (
    <div className="stack notices">
      <TeamNews />
      <Missed />
      <CaptainAway />
      <NewCaptain />
      {children}
      <div role="status" className="notice solid">
        {paused && <p>{texts.scenes.paused}</p>}
      </div>
      {isLastCall && (
        <div role="alert" className="notice solid">
          <p>
            <b>{texts.scenes.lastCall}</b> {texts.scenes.lastCallHint}
          </p>
        </div>
      )}
      <div role="status" className="notice passing">
        {timeNews && <p key={timeNews}>{texts.scenes[timeNews]}</p>}
      </div>
      <div role="status" className="notice" data-link={link}>
        {link !== 'online' && <p key={link}>{texts.join.links[link]}</p>}
      </div>
    </div>
  );
}

/** Says that a stake, joker or hand-in came too late, and what counts instead. */
function Missed() {
  const { play, texts, onMissedSeen } = usePlay();
  return (
    <div role="status" className="row notice">
      {play.missed && (
        <>
          <p>{missedText(play.missed, play.own, texts)}</p>
          <button type="button" className="quiet" onClick={onMissedSeen}>
            {texts.team.seen}
          </button>
        </>
      )}
    </div>
  );
}

function missedText(
  { wish, isLate }: NonNullable<PlayState['missed']>,
  { stakes, joker }: PlayerOwn,
  { scenes, answers }: PlayTexts,
): string {
  if (wish.kind === 'joker') return typeof joker === 'number' ? scenes.missed.joker : scenes.missed.noJoker;
  if (wish.kind !== 'stake') return scenes.missed.handIn;
  const staked = stakes?.[wish.questionId] ?? 0;
  return staked > 0
    ? scenes.missed.stake({ isLate, points: answers.number(staked) })
    : scenes.missed.noStake({ isLate });
}

/** Says that the captain's phone is gone, and when another one takes over. */
function CaptainAway() {
  const { play, texts } = usePlay();
  const { own } = play;
  const captain = otherCaptain(own);
  const leftMs = captain?.connected === false ? captain.passesOnInMs : undefined;
  const seconds = useTensOfSeconds(leftMs, own);
  return (
    <div role="status" className="notice">
      {captain && seconds !== undefined && (
        <p>
          {texts.team.captainAway({
            number: deviceNumber(own, captain.deviceId) ?? 1,
            isOwn: own.devices?.find(({ connected }) => connected)?.own === true,
            seconds,
          })}
        </p>
      )}
    </div>
  );
}

const TEN_MS = 10_000;

/** Returns the seconds left, in tens, so that screen readers do not count aloud. `since`: changes when they arrive. */
function useTensOfSeconds(leftMs: number | undefined, since: unknown): number | undefined {
  const [state, setState] = useState({ since, leftMs });
  if (state.since !== since) setState({ since, leftMs });
  const tens = state.leftMs === undefined ? undefined : Math.max(1, Math.ceil(state.leftMs / TEN_MS));
  const next = (): void => setState({ since, leftMs: ((tens ?? 1) - 1) * TEN_MS });
  const waits = state.leftMs !== undefined && tens !== undefined && tens > 1;
  useTimeout(next, waits ? state.leftMs! - (tens - 1) * TEN_MS : null, state);
  return tens === undefined ? undefined : tens * 10;
}

/** Says that the team has another captain. */
function NewCaptain() {
  const { play, texts } = usePlay();
  const { devices = [] } = play.own;
  const captain = devices.find((each) => each.captain);
  const [seen, setSeen] = useState(captain?.deviceId);
  if (seen === undefined && captain) setSeen(captain.deviceId);
  return (
    <div role="status" className="row notice">
      {captain && seen !== undefined && captain.deviceId !== seen && isTeam(play.own) && (
        <>
          <p>
            {texts.team.captainNow({
              isOwn: captain.own,
              number: deviceNumber(play.own, captain.deviceId) ?? 1,
            })}
          </p>
          <button type="button" className="quiet" onClick={() => setSeen(captain.deviceId)}>
            {texts.team.seen}
          </button>
        </>
      )}
    </div>
  );
}
