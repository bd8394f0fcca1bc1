import './game.css';
import '../answers/answers.css';
import './scenes.css';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { PlayerScene } from '../../contract/playerGame';
import { loadOrReload } from '../../look/loadOrReload';
import { LanguageChoice, type OnLanguage } from '../texts/LanguageChoice';
import { showsEnd } from '../answers/playState';
import { isTeam } from '../answers/team';
import { PlayContext, usePlay, type Play, useSceneTexts } from '../answers/usePlay';
import { frontSheet } from '../answers/wishes';
import { EndSlides } from './EndSlides';
import { OpenQuestions } from './OpenQuestions';
import { BesideRound, BesideTabs } from './BesideTabs';
import { TeamNews } from './TeamNews';
import { PhoneBreak, PhoneClosed, PhoneRound, PhoneRules, PhoneTieBreak, TieBreakWatch } from './StillScenes';

const ResultScene = lazy(loadResults);

export interface InGameProps extends Play {
  /** Whether the session is over: what is shown stays. */
  hasEnded?: boolean;
  /** The room code. */
  code: string;
  onLeave: () => void;
  onLanguage?: OnLanguage | undefined;
  /** Below the scene, and above the slides of the house, which may be long. */
  children?: ReactNode;
}

/** The game on the phone: the scene, whether it is paused, and the way out. */
export function InGame({ code, hasEnded = false, onLeave, onLanguage, children, ...shared }: InGameProps) {
  const { game } = shared.play;
  // While the first question is asked; what is loaded before the game begins is all that it needs by then.
  useEffect(() => void loadResults(), []);
  return (
    <PlayContext value={shared}>
      <div className="game" data-scene={hasEnded ? 'podium' : game.scene.name}>
        {hasEnded ? (
          <Suspense>
            <ResultScene />
          </Suspense>
        ) : (
          <>
            <div role="status" className="paused">
              {game.paused && <p>{shared.texts.scenes.paused}</p>}
            </div>
            <BesideTabs>
              <SceneView scene={game.scene} />
            </BesideTabs>
            <TeamNews />
          </>
        )}
        {children}
        {(hasEnded || showsEnd(shared.play)) && <EndSlides />}
        <div className="way-out">
          {!hasEnded && <LeaveGame onLeave={onLeave} />}
          <LanguageChoice texts={shared.texts} onLanguage={onLanguage} />
          <p className="room">{`${shared.texts.join.roomCode} ${code}`}</p>
        </div>
      </div>
    </PlayContext>
  );
}

/** The scene that the game shows. Each appears anew with its step, but questions, among which the player may move. */
function SceneView({ scene }: { scene: PlayerScene }) {
  const { game, own } = usePlay().play;
  const { step, questions } = game;
  const sheet = frontSheet(game);
  switch (scene.name) {
    case 'lobby':
      return null;
    case 'round':
      // One that was open beside the others is at its place.
      if (sheet) return <BesideRound scene={scene} sheet={sheet} />;
      return <PhoneRound key={step} scene={scene} />;
    case 'question':
    case 'closed':
      // The question may be here before the server's word on who can answer it.
      if (scene.tieBreak === true && !own.tieBreak) return <TieBreakWatch key={step} scene={scene} />;
      // A question that is shown once more after its reveal takes no answers.
      if (scene.name === 'closed' || questions.length === 0) return <PhoneClosed key={step} scene={scene} />;
      return <OpenQuestions scene={scene} sheet={sheet} />;
    case 'reveal':
    case 'scores':
    case 'podium':
    case 'season':
      return (
        <Suspense key={step}>
          <ResultScene scene={scene} />
        </Suspense>
      );
    case 'break':
      return <PhoneBreak key={step} scene={scene} />;
    case 'tieBreak':
      return <PhoneTieBreak key={step} scene={scene} />;
    case 'rules':
      return <PhoneRules key={step} scene={scene} />;
  }
}

/** Leaving during a game asks once more: it gives up answers and points. */
function LeaveGame({ onLeave }: { onLeave: () => void }) {
  const texts = useSceneTexts();
  const { own } = usePlay().play;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="leave" onClick={() => setAsking(true)}>
        {texts.leave}
      </button>
    );
  return (
    <div className="leaving" role="group" aria-labelledby="leaving">
      <p id="leaving">{isTeam(own) ? texts.leaveTeam : texts.leaveReally}</p>
      {/* The button pressed is gone; the harmless one takes over its focus. */}
      <button type="button" className="quiet" autoFocus onClick={() => setAsking(false)}>
        {texts.leaveNo}
      </button>
      <button type="button" className="quiet danger" onClick={onLeave}>
        {texts.leaveYes}
      </button>
    </div>
  );
}

/** Loads the scenes that show results. */
export async function loadResults() {
  const { ResultScene: Scene } = await loadOrReload(() => import('./ResultScenes'));
  return { default: Scene };
}
