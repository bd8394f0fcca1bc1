import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { PlayState } from './answers/playState';
import { joinPath } from './join/entry';
import { InSession, PlayerBar, Returning } from './join/InSession';
import { JoinForm } from './join/JoinForm';
import { textsFor } from './join/texts';
import type { PhoneClient } from './phoneClient';
import type { PhoneState } from './phoneState';

const InGame = lazy(loadGame);
const BUZZ_MS = 120;
const RELOAD_RETRY_MS = 2_000;

interface PhoneAppProps {
  client: PhoneClient;
  language: 'de' | 'en';
}

/** The whole page: it shows the client's state, and every control calls the client. */
export function PhoneApp({ client, language }: PhoneAppProps) {
  const { join, play } = usePhoneState(client);
  const { screen, link } = join;
  const texts = textsFor(language);
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
            language={language}
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

/**
 * Loads the game's screens. Where that fails, the page is loaded anew once its server answers, since some browsers
 * remember for good that a script could not be loaded.
 */
export async function loadGame() {
  try {
    const { InGame } = await import('./scenes/InGame');
    return { default: InGame };
  } catch {
    await pageAnswers();
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

async function pageAnswers(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, RELOAD_RETRY_MS));
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) return;
  }
}
