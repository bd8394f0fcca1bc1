import { LinkNotice } from './connection/LinkNotice';
import { InSession } from './seat/InSession';
import type { JoinClient } from './seat/joinClient';
import { JoinForm } from './seat/JoinForm';
import { Returning } from './seat/Returning';
import type { PlayerTexts } from './seat/texts';
import { useJoinState } from './seat/useJoinState';

interface AppProps {
  client: JoinClient;
  texts: PlayerTexts;
}

/** The whole page: it shows the client's state, and every control calls the client. */
export function App({ client, texts }: AppProps) {
  const { screen, link } = useJoinState(client);
  return (
    <main className="page" data-screen={screen.kind}>
      <header className="brand">
        <img src="/icon.svg" alt="" />
        <span>{texts.productName}</span>
      </header>
      <LinkNotice state={link} text={texts.links[link]} showConnected={screen.kind === 'in'} />
      {screen.kind === 'in' ? (
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
