import type { GameConnection } from './seat/joinClient';
import { useGame } from './seat/useJoinState';
import { InRoom } from './seat/InSession';
import { JoinForm } from './seat/JoinForm';
import { LinkNotice } from './connection/LinkNotice';
import { Returning } from './seat/Returning';
import type { Texts } from './seat/texts';

interface AppProps {
  game: GameConnection;
  texts: Texts;
}

/** The whole page: the form, or the seat. Every control is answered by the game, every picture follows its state. */
export function App({ game, texts }: AppProps) {
  const { screen, link } = useGame(game);
  return (
    <main className="page" data-screen={screen.kind}>
      <header className="brand">
        <img src="/icon.svg" alt="" />
        <span>{texts.productName}</span>
      </header>
      <LinkNotice state={link} text={texts.links[link]} showConnected={screen.kind === 'in'} />
      {screen.kind === 'in' ? (
        <InRoom seat={screen} texts={texts} onLeave={() => game.leave()} />
      ) : screen.kind === 'returning' ? (
        <Returning name={screen.seat.name} texts={texts} onOtherRoom={() => game.chooseOtherRoom()} />
      ) : (
        <JoinForm
          screen={screen}
          texts={texts}
          onJoin={(code, name) => game.join(code, name)}
          onEdit={(field) => game.fieldEdited(field)}
          onCancel={() => game.leave()}
        />
      )}
    </main>
  );
}
