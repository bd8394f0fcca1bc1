import './game.css';
import '../answers/answers.css';
import './scenes.css';
import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { PlayerScene } from '../../contract/toPhones';
import { loadComponent, loadedOnce } from '../../look/loadOrReload';
import { LanguageChoice, type OnLanguage } from '../texts/LanguageChoice';
import { showsEnd } from '../answers/playState';
import { isTeam } from '../answers/team';
import { PlayContext, usePlay, type LinkedMembership, type Play } from '../answers/usePlay';
import { frontSheet } from '../answers/wishes';
import { Leave } from '../join/Leave';
import type { PhoneTexts } from '../texts/loadTexts';
import { usePlayTexts } from '../texts/usePlayTexts';
import { OpenQuestions } from './OpenQuestions';
import { BesideRound, BesideTabs } from './BesideTabs';
import { GameNotices } from './GameNotices';
import { PhoneClosed, PhoneReading, PhoneRound, PhoneRules } from './StillScenes';

/** Loads the scenes that show results, and what belongs to them. */
export const loadLater = loadedOnce(() => import('./ResultScenes'));
const ResultScene = lazy(() => loadComponent(async () => (await loadLater()).ResultScene));
const EndSlides = lazy(() => loadComponent(async () => (await loadLater()).EndSlides));
const EveningKeeper = lazy(() => loadComponent(async () => (await loadLater()).EveningKeeper));
const Objection = lazy(() => loadComponent(async () => (await loadLater()).Objection));

interface InGameProps extends Omit<Play, 'texts'> {
  texts: PhoneTexts;
  /** For the calls that are not answers; absent in a preview, which makes none. */
  membership?: LinkedMembership;
  /** Whether the session is over: what is shown stays. */
  hasEnded?: boolean;
  /** The room code. */
  code: string;
  onLanguage?: OnLanguage | undefined;
  /** Shown below the scene and above the venue's slides, which may be long. */
  after?: ReactNode;
}

/** The game on the phone: the scene, the way out, and what is said about the game. */
export function InGame({
  code,
  hasEnded = false,
  membership,
  texts: phoneTexts,
  onLanguage,
  after,
  ...shared
}: InGameProps) {
  const { game, own } = shared.play;
  const texts = usePlayTexts(phoneTexts);
  const isAtEnd = hasEnded || showsEnd(shared.play);
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLater>>>();
  // Loaded during the first question, so that nothing but the start is loaded before the game. If that fails, the page
  // is not reloaded before a scene needs it.
  useEffect(() => void loadLater().then(setLater, () => undefined), []);
  return (
    <PlayContext value={{ ...shared, texts }}>
      <div className="stack game" data-scene={hasEnded ? 'podium' : game.scene.name}>
        {hasEnded ? (
          <Suspense>
            <ResultScene />
          </Suspense>
        ) : (
          <BesideTabs>
            <SceneView scene={game.scene} />
          </BesideTabs>
        )}
        {membership && (
          <Suspense>
            {isAtEnd ? (
              <EveningKeeper membership={membership} />
            ) : (
              // From the first reveal on, whatever is shown: a text that is being written stays.
              Object.keys(own.results).length > 0 && <Objection membership={membership} />
            )}
          </Suspense>
        )}
        {after}
        <Suspense>{(hasEnded || game.last) && <EndSlides />}</Suspense>
        <div className="row way-out">
          {!hasEnded && <LeaveGame />}
          <LanguageChoice texts={texts} onLanguage={onLanguage} />
          <p className="muted room">{texts.join.roomCode({ code })}</p>
        </div>
        {!hasEnded && (
          <GameNotices>
            {later && membership && <later.GameNews membership={membership} isAtEnd={isAtEnd} />}
          </GameNotices>
        )}
      </div>
    </PlayContext>
  );
}

/** The game's scene. Each step mounts it anew, except for questions, between which the player can move. */
function SceneView({ scene }: { scene: PlayerScene }) {
  const { game, own } = usePlay().play;
  const { step, questions } = game;
  const sheet = frontSheet(game);
  switch (scene.name) {
    case 'lobby':
      return null;
    case 'round':
      // A round that ran alongside the others has reached its place in the order.
      if (sheet) return <BesideRound scene={scene} sheet={sheet} />;
      return <PhoneRound key={step} scene={scene} />;
    case 'question':
    case 'closed':
      // The question may arrive before the server has said who can answer it.
      if (scene.tieBreak === true && !own.tieBreak) return <LaterScene key={step} scene={scene} />;
      if (scene.name === 'question') {
        if (questions.length > 0) return <OpenQuestions scene={scene} sheet={sheet} />;
        if (scene.reading || scene.waiting) return <PhoneReading scene={scene} />;
      }
      // A question that is shown again after its reveal accepts no answers either.
      if (scene.question) return <PhoneClosed key={step} question={scene.question} />;
      return <LaterScene key={step} scene={scene} />;
    case 'wager':
    case 'reveal':
    case 'scores':
    case 'podium':
    case 'awards':
    case 'season':
    case 'goodbye':
    case 'break':
    case 'tieBreak':
      return <LaterScene key={step} scene={scene} />;
    case 'rules':
      return <PhoneRules key={step} scene={scene} />;
  }
}

/** A scene that is not there at the beginning, so that its code may come later. */
function LaterScene({ scene }: ComponentProps<typeof ResultScene>) {
  return (
    <Suspense>
      <ResultScene scene={scene} />
    </Suspense>
  );
}

/** Says what the player gives up. */
function LeaveGame() {
  const { play, texts, act } = usePlay();
  const { leave, leaveEnd, leaveReally } = texts.scenes;
  const question = isTeam(play.own) ? texts.join.leaveTeam : leaveReally;
  return (
    <Leave
      label={leave}
      question={showsEnd(play) ? leaveEnd : question}
      texts={texts.join}
      className="muted leave"
      onLeave={act.leaveSession}
    />
  );
}
