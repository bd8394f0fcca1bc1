import { lazy, Suspense, useEffect } from 'react';
import { LinkNotice } from './connection/LinkNotice';
import { PlayerBar } from './game/PlayerBar';
import { useNewQuestionBuzz } from './game/useNewQuestionBuzz';
import { loadGame } from './loadGame';
import type { PhoneClient } from './phoneClient';
import { InSession } from './seat/InSession';
import { JoinForm } from './seat/JoinForm';
import { Returning } from './seat/Returning';
import { textsFor } from './seat/texts';
import { usePhoneState } from './usePhoneState';

const InGame = lazy(loadGame);

interface AppProps {
  client: PhoneClient;
  language: 'de' | 'en';
}

/** The whole page: it shows the client's state, and every control calls the client. */
export function App({ client, language }: AppProps) {
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
        <LinkNotice
          state={link}
          text={texts.links[link]}
          showConnected={screen.kind === 'in' && !isPlaying}
        />
      )}
      {isPlaying ? (
        <Suspense>
          <InGame
            play={play}
            link={link}
            language={language}
            hasEnded={hasEnded}
            onAnswer={(questionId, answer) => client.answer(questionId, answer)}
            onWish={(wish) => client.wish(wish)}
            onLeave={() => client.leave()}
          />
          {hasEnded && (
            <button type="button" className="quiet" onClick={() => client.chooseOtherSession()}>
              {texts.otherSession}
            </button>
          )}
        </Suspense>
      ) : screen.kind === 'in' ? (
        <InSession screen={screen} texts={texts} onLeave={() => client.leave()} />
      ) : screen.kind === 'returning' ? (
        <Returning
          name={screen.membership.name}
          texts={texts}
          onOtherSession={() => client.chooseOtherSession()}
        />
      ) : screen.kind === 'ended' ? null : (
        <JoinForm
          screen={screen}
          texts={texts}
          onJoin={(code, name) => client.join(code, name)}
          onEdit={(field) => client.fieldEdited(field)}
          onCancel={() => client.leave()}
        />
      )}
    </main>
  );
}

/** Loads the game's screens while the player waits for it to begin. */
function usePrefetchedGame(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void loadGame();
  }, [isWanted]);
}
