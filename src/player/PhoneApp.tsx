import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { MAX_DEVICES } from '../contract/limits';
import { keptTime } from '../contract/wording/keptTime';
import { loadComponent } from '../look/loadOrReload';
import { loadPlugged } from '../plug';
import type { PlayState } from './answers/playState';
import type { LinkState } from '../look/hubLink';
import { hasEvening } from './home/hasEvening';
import { joinPath } from './join/entry';
import { InSession, Invited, OfferedName, PlayerBar, Returning, Sign } from './join/InSession';
import { usePhoneVenue } from './join/useVenue';
import { JoinForm } from './join/JoinForm';
import { isAccepted, shownLink, type Screen } from './join/joinState';
import type { PhoneClient, PhoneState } from './phoneClient';
import { LanguageChoice, type OnLanguage } from './texts/LanguageChoice';
import { loadGameTexts, type PhoneTexts } from './texts/loadTexts';

/** Loads the game's screens. */
export const loadGame = () =>
  loadComponent(() => import('./scenes/InGame').then(({ InGame }) => loadPlugged().then(() => InGame)));
const InGame = lazy(loadGame);
const TeamPanel = lazy(() => loadComponent(() => import('./join/TeamPanel').then((part) => part.TeamPanel)));
const EveningEntry = lazy(() =>
  loadComponent(() => import('./home/EveningEntry').then((part) => part.EveningEntry)),
);
const BUZZ_MS = 120;

interface PhoneAppProps {
  client: PhoneClient;
  texts: PhoneTexts;
  onLanguage?: OnLanguage;
}

/** The whole page: it shows the client's state, and every control calls the client. */
export function PhoneApp({ client, texts: phoneTexts, onLanguage }: PhoneAppProps) {
  const { join, play } = usePhoneState(client);
  const { screen } = join;
  const link = shownLink(join);
  const texts = phoneTexts.join;
  const hasEnded = screen.kind === 'ended';
  const isInGame = hasEnded || (screen.kind === 'in' && play?.game.scene.name !== 'lobby');
  const isPlaying = isInGame && play !== undefined;
  const quiz = play?.game.earlierQuizzes ?? 0;
  const team = screen.kind === 'in' && play && (
    <TeamEntry client={client} membership={screen.membership} play={play} link={link} texts={phoneTexts} />
  );
  useNewQuestionBuzz(play);
  usePrefetchedGame(screen.kind === 'in', phoneTexts);
  return (
    <main
      className="stack page"
      data-screen={isPlaying ? 'game' : screen.kind}
      data-rehearsal={play?.game.rehearsal || undefined}
    >
      {isPlaying ? (
        <PlayerBar label={texts.labels.name} name={screen.membership.name} shownName={play?.own.shownName}>
          {team}
        </PlayerBar>
      ) : (
        <Brand productName={texts.productName} />
      )}
      {play?.game.rehearsal && <p className="rehearsal">{phoneTexts.rehearsal}</p>}
      {!hasEnded && !isPlaying && (
        // Always present, since screen readers only announce changes in it.
        <div role="status" className="link" data-link={link}>
          {(link !== 'online' || screen.kind === 'in') && <p key={link}>{texts.links[link]}</p>}
        </div>
      )}
      {isPlaying ? (
        <Suspense>
          <InGame
            key={quiz}
            play={play}
            link={link}
            texts={phoneTexts}
            code={screen.membership.code}
            hasEnded={hasEnded}
            act={client.playing(quiz)}
            onLanguage={onLanguage}
            membership={{ ...screen.membership, isAccepted: isAccepted(join), call: client.call }}
            after={
              hasEnded && (
                <button type="button" className="quiet" onClick={client.chooseOtherSession}>
                  {texts.otherSession}
                </button>
              )
            }
          />
        </Suspense>
      ) : (
        <Entrance client={client} state={{ join, play }} texts={phoneTexts}>
          {team}
        </Entrance>
      )}
      {!isPlaying && <LanguageChoice texts={phoneTexts} onLanguage={onLanguage} />}
    </main>
  );
}

interface EntranceProps {
  client: PhoneClient;
  state: PhoneState;
  texts: PhoneTexts;
  /** Information on the team's other phones. */
  children: ReactNode;
}

/** The page outside the game: joining, returning, or waiting for the start. */
function Entrance({ client, state: { join, play }, texts: phoneTexts, children }: EntranceProps) {
  const { screen } = join;
  const texts = phoneTexts.join;
  switch (screen.kind) {
    case 'in':
      return (
        <InSession screen={screen} texts={texts} game={play?.game} own={play?.own} onLeave={client.leave}>
          {children}
        </InSession>
      );
    case 'invited':
      return <Invited name={screen.membership.name} texts={texts} onAnswer={client.answerInvitation} />;
    case 'returning':
      return (
        <Returning
          text={texts.returning({ name: screen.membership.name })}
          button={texts.otherSession}
          onOtherSession={client.chooseOtherSession}
        />
      );
    case 'ended':
      return null;
    case 'joining':
      if (screen.membership.ticket)
        return <Returning text={texts.joiningTeam} button={texts.cancel} onOtherSession={client.leave} />;
      return <Entry client={client} screen={screen} texts={phoneTexts} />;
    case 'form':
      return <Entry client={client} screen={screen} texts={phoneTexts} />;
  }
}

interface EntryProps {
  client: PhoneClient;
  screen: Extract<Screen, { kind: 'form' | 'joining' }>;
  texts: PhoneTexts;
}

/** The form or last time's name, and what this phone has kept of the last evening. */
function Entry({ client, screen, texts: phoneTexts }: EntryProps) {
  const texts = phoneTexts.join;
  const [hasKept] = useState(hasEvening);
  return (
    <>
      {screen.kind === 'form' && screen.isOffered ? (
        <OfferedName
          draft={screen.draft}
          texts={texts}
          onJoin={client.join}
          onOther={client.chooseOtherName}
        />
      ) : (
        <JoinForm
          screen={screen}
          texts={texts}
          onJoin={client.join}
          onEdit={client.fieldEdited}
          onCancel={client.leave}
        />
      )}
      {hasKept && screen.kind === 'form' && (
        <Suspense>
          <EveningEntry texts={phoneTexts} label={texts.lastEvening} />
        </Suspense>
      )}
      {/* Last, since it arrives later than the rest, and nothing may move then. */}
      <KeptHint texts={phoneTexts} />
    </>
  );
}

/** Says how long the venue keeps what players write, if its server says so. */
function KeptHint({ texts: { join, language } }: { texts: PhoneTexts }) {
  const keep = usePhoneVenue()?.keepResults;
  if (keep === undefined) return null;
  const text = keep === 'forever' ? join.keptForever : join.kept({ time: keptTime(keep, language) });
  return <p className="muted kept-hint">{text}</p>;
}

/** The host of the evening: the venue's logo and name, or ours if it has none. */
function Brand({ productName }: { productName: string }) {
  return (
    <header className="level brand">
      <Sign />
      <span>{usePhoneVenue()?.name ?? productName}</span>
    </header>
  );
}

/** Keeps the client connected while mounted, and the page's address in step with the player's session. */
function usePhoneState(client: PhoneClient): PhoneState {
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  const code = state.join.screen.kind === 'in' ? state.join.screen.membership.code : undefined;

  useEffect(() => client.start(), [client]);

  useEffect(() => {
    if (code !== undefined) history.replaceState(history.state, '', joinPath(code));
  }, [code]);

  return state;
}

/** Vibrates when a question is asked, but not when the page opens on one. */
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

/** Loads the game's screens while the player waits for the start, and the face, which nothing waits for. */
function usePrefetchedGame(isWanted: boolean, { language }: PhoneTexts): void {
  useEffect(() => {
    if (!isWanted) return;
    void loadGame();
    void loadGameTexts(language);
    import('../look/fonts/phone.css').catch(() => undefined);
  }, [isWanted, language]);
}

interface TeamEntryProps {
  client: PhoneClient;
  membership: { code: string; name: string };
  play: PlayState;
  link: LinkState;
  texts: PhoneTexts;
}

/** Opens the panel with the team's phones; absent if a team has one phone and cannot have more. */
function TeamEntry({ client, membership: { code, name }, play, link, texts }: TeamEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const { devices = [], shownName = name } = play.own;
  const { deviceLimit: limit = MAX_DEVICES } = play.game;
  if (limit <= 1 && devices.length <= 1) return null;
  const count = devices.length;
  return (
    <>
      <button
        type="button"
        className="level quiet team-entry"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 3h8v18H4zM7 18h2M18 9v8M14 13h8" />
        </svg>
        <span>{count > 1 ? texts.teamEntry.phones({ count }) : texts.teamEntry.another}</span>
        {count > 1 && <b aria-hidden="true">{count}</b>}
      </button>
      {isOpen && (
        <Suspense>
          <TeamPanel
            code={code}
            name={shownName}
            devices={devices}
            limit={limit}
            link={link}
            texts={texts}
            call={client.call}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
