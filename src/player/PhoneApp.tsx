import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadOrReload } from '../look/loadOrReload';
import type { PlayState } from './answers/playState';
import { joinPath } from './join/entry';
import { InSession, PlayerBar, Returning } from './join/InSession';
import { JoinForm } from './join/JoinForm';
import type { PhoneClient } from './phoneClient';
import type { PhoneState } from './phoneState';
import type { PhoneTexts } from './texts/loadTexts';

const InGame = lazy(loadGame);
const BUZZ_MS = 120;

interface PhoneAppProps {
  client: PhoneClient;
  texts: PhoneTexts;
}

/** The whole page: it shows the client's state, and every control calls the client. */
export function PhoneApp({ client, texts: phoneTexts }: PhoneAppProps) {
  const { join, play } = usePhoneState(client);
  const { screen, link } = join;
  const texts = phoneTexts.join;
  const hasEnded = screen.kind === 'ended';
  const isInGame = hasEnded || (screen.kind === 'in' && play?.game.scene.name !== 'lobby');
  const isPlaying = isInGame && play !== undefined;
  useNewQuestionBuzz(play);
  usePrefetchedGame(screen.kind === 'in');
  return (
    <main className="page" data-screen={isPlaying ? 'game' : screen.kind}>
      {isPlaying ? (
        <PlayerBar name={screen.membership.name} room={`${texts.roomCode} ${screen.membership.code}`} />
      ) : (
        <header className="brand">
          <img src="/icon.svg" alt="" />
          <span>{texts.productName}</span>
        </header>
      )}
      {!hasEnded && (
        // Always there, since screen readers only announce changes in it.
        <div role="status" className="link" data-link={link}>
          {(link !== 'online' || (screen.kind === 'in' && !isPlaying)) && (
            <p key={link}>{texts.links[link]}</p>
          )}
        </div>
      )}
      {isPlaying ? (
        <Suspense>
          <InGame
            play={play}
            link={link}
            texts={phoneTexts}
            hasEnded={hasEnded}
            onAnswer={client.answer}
            onWish={client.wish}
            onLeave={client.leave}
          />
          {hasEnded && (
            <button type="button" className="quiet" onClick={client.chooseOtherSession}>
              {texts.otherSession}
            </button>
          )}
        </Suspense>
      ) : screen.kind === 'in' ? (
        <InSession screen={screen} texts={texts} onLeave={client.leave} />
      ) : screen.kind === 'returning' ? (
        <Returning name={screen.membership.name} texts={texts} onOtherSession={client.chooseOtherSession} />
      ) : screen.kind === 'ended' ? null : (
        <JoinForm
          screen={screen}
          texts={texts}
          onJoin={client.join}
          onEdit={client.fieldEdited}
          onCancel={client.leave}
        />
      )}
    </main>
  );
}

/** Keeps the client connected while mounted, and the page's address at the session that the player is in. */
function usePhoneState(client: PhoneClient): PhoneState {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const code = state.join.screen.kind === 'in' ? state.join.screen.membership.code : undefined;

  useEffect(() => client.start(), [client]);

  useEffect(() => {
    if (code !== undefined) history.replaceState(null, '', joinPath(code));
  }, [code]);

  return state;
}

/** Lets the phone vibrate when a question is asked, but not when the page opens on one. */
function useNewQuestionBuzz(play: PlayState | undefined): void {
  const scene = play?.game.scene;
  const asked = scene?.name === 'question' ? scene.question.questionId : scene && '';
  const before = useRef(asked);
  useEffect(() => {
    const isNew = asked && before.current !== undefined && before.current !== asked;
    before.current = asked;
    if (isNew && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS);
  }, [asked]);
}

/** Loads the game's screens while the player waits for it to begin. */
function usePrefetchedGame(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void loadGame();
  }, [isWanted]);
}

/** Loads the game's screens. */
export async function loadGame() {
  const { InGame } = await loadOrReload(() => import('./scenes/InGame'));
  return { default: InGame };
}
