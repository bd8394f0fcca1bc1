import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PlayerOwn, PlayerScene } from '../../contract/toPhones';
import { loadComponent } from '../../look/loadOrReload';
import type { PlayState } from '../answers/playState';
import { isTeam } from '../answers/team';
import { usePlay } from '../answers/usePlay';
import type { PlayTexts } from '../texts/loadTexts';
import { Seen, TeamNews } from './TeamNews';

const CaptainNews = lazy(() => loadComponent(async () => (await import('./CaptainNews')).CaptainNews));

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
      <Suspense>{isTeam(play.own) && <CaptainNews own={play.own} texts={texts.team} />}</Suspense>
      {children}
      <div role="status" className="notice solid">
        {paused && <p>{texts.scenes.paused}</p>}
      </div>
      {isLastCall && (
        <div role="alert" className="notice solid">
          <p>
            <b>{texts.scenes.lastCall}</b> {texts.scenes.lastCallHint} <TimeLeft scene={scene} />
          </p>
        </div>
      )}
      <div role="status" className="notice passing">
        {timeNews && (
          // Each time that the host adds is news.
          <p key={`${timeNews} ${'durationMs' in scene ? scene.durationMs : ''}`}>
            {texts.scenes[timeNews]} <TimeLeft scene={scene} />
          </p>
        )}
      </div>
      <div role="status" className="notice" data-link={link}>
        {link !== 'online' && <p key={link}>{texts.join.links[link]}</p>}
      </div>
    </div>
  );
}

/** How much time the scene had left when this was first shown, for those who cannot see the clock. */
function TimeLeft({ scene }: { scene: PlayerScene }) {
  const { timeLeft } = usePlay().texts.scenes;
  const [leftMs] = useState(() => leftIn(scene));
  return leftMs && <span className="unseen">{timeLeft({ seconds: Math.ceil(leftMs / 1000) })}</span>;
}

function leftIn(scene: PlayerScene): number | null | undefined {
  if ('lastCallMs' in scene && scene.lastCallMs !== undefined) return scene.lastCallMs;
  return scene.name === 'question' ? (scene.closingMs ?? scene.remainingMs) : null;
}

/** Says that an earlier answer, a stake, a joker or a hand-in came too late, and what counts instead. */
function Missed() {
  const { play, texts, onMissedSeen } = usePlay();
  return (
    <div role="status" className="row notice">
      {play.missed && (
        <>
          <p>{missedText(play.missed, play.own, texts)}</p>
          <Seen label={texts.team.seen} onSeen={onMissedSeen} />
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
  if (!wish) return scenes.missed.answer;
  if (wish.kind === 'joker') return typeof joker === 'number' ? scenes.missed.joker : scenes.missed.noJoker;
  if (wish.kind !== 'stake') return scenes.missed.handIn;
  const staked = stakes?.[wish.questionId] ?? 0;
  return staked > 0
    ? scenes.missed.stake({ isLate, points: answers.number(staked) })
    : scenes.missed.noStake({ isLate });
}
