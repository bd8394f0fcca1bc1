import { useState, type ReactNode } from 'react';
import type { HostGame } from '../../../contract/toHosts';
import type { SessionGame, Session } from '../../../contract/toMonitors';
import { actions, GameHostContext, type GameHost, useNext, type SendCommand } from '../controls/actions';
import { type OpenEnds, useOpenEnds } from '../controls/useOpenEnds';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { MoreView } from './MoreView';
import { NowView } from './NowView';
import {
  AnotherQuizPart,
  GridPart,
  MarkingPart,
  NearNamesPart,
  OpenEndsNotePart,
  partOf,
} from './LaterParts';
import { ActionButton, FoldedCard, StartButton, ViewTabs } from './RemoteButtons';
import { type ControlTexts, useControlTexts, useRemoteTexts } from '../gameTexts';

/** Not among the later parts, as it has some of them itself. */
const PlayersPart = partOf(async () => {
  const [part] = await Promise.all([import('./PlayersView'), import('./players.css')]);
  return part.PlayersView;
});

const VIEWS = ['now', 'marking', 'players', 'more'] as const;
/** Paper and names have views without a tab of their own. */
type RemoteView = (typeof VIEWS)[number] | 'paper' | 'names';

interface RemoteScreenProps {
  session: Session & { game: SessionGame };
  receivedAt: number;
  hostGame: HostGame;
  send: SendCommand;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
  /** Settings of the phone itself, in the last view. */
  settings: ReactNode;
}

/** One of the remote's views, and below it the controls within a thumb's reach in all of them. */
export function RemoteScreen({ session, receivedAt, hostGame, send, failure, settings }: RemoteScreenProps) {
  const texts = useControlTexts();
  const { another, near } = useEveningRoomTexts();
  const [chosen, setView] = useState<RemoteView>('now');
  const { game } = session;
  const ends = useOpenEnds({ game, hostGame, send });
  const view = chosen === 'names' && ends.names === 0 ? 'now' : chosen;
  return (
    <GameHostContext value={{ game, hostGame, send: ends.send }}>
      {/* It scrolls, so the keyboard must reach it even without any buttons; a new scene starts at the
          top. */}
      <main key={view === 'now' ? game.step : view} className="rest view" data-view={view} tabIndex={0}>
        {view === 'now' && <NowView playerCount={session.participants.length} receivedAt={receivedAt} />}
        {view === 'marking' && <MarkingPart />}
        {view === 'players' && <PlayersPart />}
        {view === 'more' && (
          <MoreView
            onPaper={() => setView('paper')}
            another={
              !session.rehearsal && (
                <FoldedCard offer={another.offer}>
                  <AnotherQuizPart current={session.quizId} failure={failure && texts.failures[failure]} />
                </FoldedCard>
              )
            }
          >
            {settings}
          </MoreView>
        )}
        {view === 'paper' && <GridPart />}
        {view === 'names' && (
          <>
            <h2>{near.heading}</h2>
            <NearNamesPart />
          </>
        )}
      </main>
      <footer className="bottom">
        {failure && (
          <p role="alert" className="failure">
            {texts.failures[failure]}
          </p>
        )}
        {ends.isShown && view !== 'paper' && view !== 'names' && (
          <OpenEndsNotePart
            ends={ends}
            onMarking={() => setView('marking')}
            onPaper={() => setView('paper')}
            onNames={() => setView('names')}
          />
        )}
        {view === 'now' && game.scene.name !== 'lobby' && (
          <div className="controls" role="group" aria-label={texts.label}>
            <ActionButton says="word" action={actions.pause} />
            <ActionButton says="word" action={actions.addTime} />
            <ActionButton says="word" action={actions.close} />
            <ActionButton says="word" action={actions.scores} />
          </div>
        )}
        <ViewTabs className="tabs" views={VIEWS} names={useRemoteTexts().tabs} view={view} onView={setView} />
        <div className="bottom-row" hidden={view === 'paper'}>
          {game.scene.name === 'lobby' ? <StartButton look="solid go" /> : <Moves ends={ends} />}
        </div>
      </footer>
    </GameHostContext>
  );
}

/** A scorer's phone, which has only the grid. */
export function ScorerScreen(host: GameHost) {
  return (
    <GameHostContext value={host}>
      <main className="rest view" data-view="paper" tabIndex={0}>
        <GridPart />
      </main>
    </GameHostContext>
  );
}

/** Next, in the size of a thumb, and back. */
function Moves({ ends }: { ends: OpenEnds }) {
  const { label, press, where } = useNext(ends);
  return (
    <>
      <ActionButton className="back" action={actions.back} />
      <button
        type="button"
        className="solid go"
        aria-label={label}
        aria-description={where}
        data-where={where || undefined}
        aria-disabled={press === null}
        onClick={() => press?.()}
      >
        {label}
      </button>
    </>
  );
}
