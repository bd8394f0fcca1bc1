import { LinkNotice } from './connection/LinkNotice';
import { InGame } from './game/InGame';
import { PlayerBar } from './game/PlayerBar';
import { gameTextsFor } from './game/texts';
import { useNewQuestionBuzz } from './game/useNewQuestionBuzz';
import type { PhoneClient } from './phoneClient';
import { InSession } from './seat/InSession';
import { JoinForm } from './seat/JoinForm';
import { Returning } from './seat/Returning';
import { textsFor } from './seat/texts';
import { usePhoneState } from './usePhoneState';

interface AppProps {
  client: PhoneClient;
  language: 'de' | 'en';
}

/** The whole page: it shows the client's state, and every control calls the client. */
export function App({ client, language }: AppProps) {
  const { join, play } = usePhoneState(client);
  const { screen, link } = join;
  const texts = textsFor(language);
  const isPlaying = screen.kind === 'in' && play !== undefined && play.game.scene.name !== 'lobby';
  useNewQuestionBuzz(play);
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
      <LinkNotice state={link} text={texts.links[link]} showConnected={screen.kind === 'in' && !isPlaying} />
      {isPlaying ? (
        <InGame
          play={play}
          link={link}
          texts={gameTextsFor(language)}
          onAnswer={(questionId, answer) => client.answer(questionId, answer)}
          onLeave={() => client.leave()}
        />
      ) : screen.kind === 'in' ? (
        <InSession screen={screen} texts={texts} onLeave={() => client.leave()} />
      ) : screen.kind === 'returning' ? (
        <Returning
          name={screen.membership.name}
          texts={texts}
          onOtherSession={() => client.chooseOtherSession()}
        />
      ) : (
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
