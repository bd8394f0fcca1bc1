import './strip.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { HostGame } from '../../../contract/toHosts';
import type { Id } from '../../../contract/quizSummary';
import { isAtEnd, type Scene } from '../../../contract/scene';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/Loading';
import { PhoneIcon } from '../../ui/sessionIcons';
import { useIdle } from '../../ui/useIdle';
import { faultsNow, playbackReport, unloadableKinds } from '../media/sceneMedia';
import { useGameMedia } from '../media/useGameMedia';
import { OutageNote } from '../OutageNote';
import {
  actions,
  canAsk,
  type GameHost,
  GameHostContext,
  type HostedGame,
  jokersIn,
  useHostNotes,
  useNext,
} from './actions';
import { ActionControl, ControlButton, SceneControls, StripButton } from './ControlButton';
import { MoreMenu } from './MoreMenu';
import { PrivateOffer } from './Privately';
import { OpenEndsNote } from './OpenEndsNote';
import { type OpenEnds, useOpenEnds } from './useOpenEnds';
import { useControlKeys } from './useControlKeys';
import { useMediaTexts, type ControlTexts, useControlTexts, useGameTexts } from '../gameTexts';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useWords } from '../../texts/roomTexts';

const loadDialogs = () => import('./HostDialogs');
const MarkingDialog = lazyDialog(() => loadDialogs().then((part) => part.MarkingDialog));
const CorrectionsDialog = lazyDialog(() => loadDialogs().then((part) => part.CorrectionsDialog));
const NearNamesDialog = lazyDialog(() => loadDialogs().then((part) => part.NearNamesDialog));
const AnotherQuizDialog = lazyDialog(() => loadDialogs().then((part) => part.AnotherQuizDialog));
const AskDialog = lazyDialog(() => loadDialogs().then((part) => part.AskDialog));
const GridDialog = lazyDialog(() => import('../paper/PaperDialogs').then((part) => part.GridDialog));

interface GameControlsProps extends GameHost {
  /** The quiz being played; absent where no other quiz can follow it. */
  quizId?: Id;
  /** Opens the dialog that turns a phone into the remote. */
  onRemote: () => void;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
  /** Further controls of the scene: some always visible, others in the menu. */
  extras?: { inSight: ReactNode; inMenu: ReactNode } | undefined;
  /** Whether guests have looked at a stage until now, so that the controls start faded. */
  startsFaded?: boolean;
  /** Opens a stage; absent where one is open. */
  onStage?: () => void;
  /** Present behind a stage, where guests see nothing of this page. */
  backstage?: BackstageControls;
}

/** What the controls do behind a stage instead of on the wall. */
export interface BackstageControls {
  /** Show a part of the page, which on the wall would be a dialog. */
  onMarking: () => void;
  onPaper: () => void;
  onPlayers: () => void;
  /** Makes the stage black, or shows it again. */
  blackOut: (isBlack: boolean) => void;
  /** The page above the controls. */
  page: ReactNode;
}

/** The host's controls of a running game on the laptop, by pointer and by key. */
export function GameControls(props: GameControlsProps) {
  const { quizId, game, hostGame, onRemote, failure, extras, startsFaded, onStage, backstage } = props;
  const texts = useControlTexts();
  const { remote } = useWords();
  const { another } = useEveningRoomTexts();
  const { reports } = useGameMedia();
  const ends = useOpenEnds(props, { isPublic: !backstage });
  const host = { game, hostGame, send: ends.send, found: playbackReport(game.scene, reports) };
  const notices = [...useNotices(host), ...useHostNotes(host)];
  const { isBlack, showPicture } = useControlKeys(host);
  const blackOut = backstage?.blackOut;
  useEffect(() => {
    blackOut?.(isBlack);
    return () => blackOut?.(false);
  }, [blackOut, isBlack]);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const offersAnother = isAtEnd(game.scene) && quizId !== undefined;
  const isAskable = canAsk(props);
  const failureText = failure && texts.failures[failure];
  const dialogOf = (name: OpenedDialog) => ({
    open: opened === name,
    failure: failureText,
    onClose: () => setOpened(null),
  });
  const opens = {
    remote: onRemote,
    marking: backstage?.onMarking ?? (() => setOpened('marking')),
    paper: backstage?.onPaper ?? (() => setOpened('paper')),
    corrections: backstage?.onPlayers ?? (() => setOpened('corrections')),
    ...(isAskable && { ask: () => setOpened('ask') }),
    ...(onStage && { stage: onStage }),
    ...(offersAnother && { another: () => setOpened('another') }),
  };
  const leaveFor = (open: () => void) => () => {
    setOpened(null);
    open();
  };
  // Guests see the dialogs of a page without a stage.
  const places = backstage
    ? undefined
    : { onRemote: leaveFor(onRemote), onStage: onStage && leaveFor(onStage) };
  return (
    <GameHostContext value={host}>
      <OutageNote hasKeys />
      {backstage?.page}
      <ControlStrip
        isPublic={!backstage}
        startsFaded={startsFaded}
        failure={failureText}
        notices={notices}
        offer={places && isBeforeFirst(game.scene) && !hasRemote(hostGame) && <PrivateOffer {...places} />}
        question={
          ends.isShown && (
            <OpenEndsNote
              ends={ends}
              onMarking={opens.marking}
              onPaper={opens.paper}
              onNames={() => setOpened('names')}
            />
          )
        }
      >
        <div className="strip-scene">
          {game.media && <ActionControl action={actions.play} />}
          {game.media && (
            <div className="strip-widest">
              <ActionControl action={actions.replay} />
            </div>
          )}
          <SceneControls />
          {/* The menu has it where the question's sound takes its place. */}
          <div className={game.media && 'strip-widest'}>
            <ControlButton name={remote} onPress={onRemote}>
              <PhoneIcon />
            </ControlButton>
          </div>
        </div>
        {/* Where the strip has no room for it, the menu leads on to another quiz. */}
        {opens.another && (
          <StripButton aria-haspopup="dialog" onClick={opens.another}>
            {another.offer}
          </StripButton>
        )}
        {extras?.inSight}
        <MoreMenu opens={opens}>{extras?.inMenu}</MoreMenu>
        <NextButton ends={ends} />
      </ControlStrip>
      {hostGame && (
        <>
          <MarkingDialog {...dialogOf('marking')} places={places} />
          <CorrectionsDialog {...dialogOf('corrections')} />
          <GridDialog {...dialogOf('paper')} places={places} />
          <NearNamesDialog {...dialogOf('names')} places={places} />
        </>
      )}
      <AskDialog {...dialogOf('ask')} places={places} canAsk={isAskable} />
      <AnotherQuizDialog current={quizId} {...dialogOf('another')} />
      {isBlack && !backstage && <BlackPicture onEnd={showPicture} />}
    </GameHostContext>
  );
}

type OpenedDialog = 'marking' | 'corrections' | 'paper' | 'names' | 'ask' | 'another';

interface ControlStripProps {
  failure: string | null;
  /** What the host should know and guests need not; these fade with the controls. */
  notices: readonly string[];
  /** What the host can do now, and need not. */
  offer: ReactNode;
  /** What the host is asked to look at first. */
  question: ReactNode;
  /** Whether guests see the controls, which then fade. */
  isPublic: boolean;
  startsFaded: boolean | undefined;
  children: ReactNode;
}

/** The row of controls. On the wall it fades when idle and comes back with the pointer, a touch or the focus. */
function ControlStrip(props: ControlStripProps) {
  const { failure, notices, offer, question, isPublic, startsFaded, children } = props;
  const texts = useControlTexts();
  const faded = useIdle(isPublic, startsFaded) && failure === null && !question;
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="level control-strip"
      data-faded={faded}
      data-is-public={isPublic || undefined}
      // A clicked control does not keep the focus, so that the space bar still advances the game.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="strip-messages">
        {question || (offer && <div className="plain open-ends">{offer}</div>)}
        {failure && <p role="alert">{failure}</p>}
        {/* Always rendered, so that screen readers notice new text. */}
        <div role="status">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Advances the game and says what comes next. */
function NextButton({ ends }: { ends: OpenEnds }) {
  const { label, press, where } = useNext(ends);
  return (
    <Button
      aria-label={label}
      aria-description={where}
      aria-disabled={press === null}
      data-where={where}
      className="strip-next"
      onClick={() => press?.()}
    >
      {label}
    </Button>
  );
}

/** Whether no question was asked yet, so that there is time to get a remote. */
function isBeforeFirst(scene: Scene): boolean {
  return scene.name === 'rules' || (scene.name === 'round' && scene.round.index === 0);
}

function hasRemote(hostGame: HostGame | null): boolean {
  return hostGame?.devices?.some(({ kind }) => kind === 'remote') === true;
}

/** Blacks out the screen, so that everybody looks at the host. A click ends it. */
function BlackPicture({ onEnd }: { onEnd: () => void }) {
  const texts = useControlTexts();
  return createPortal(
    <button type="button" aria-label={texts.showPicture} className="black-picture" onClick={onEnd} />,
    document.body,
  );
}

/**
 * What the host must know of the question's media, without file names, which may give the answer away; and the
 * number of sheets that have not come in yet, and so are missing from the standings; and of a round's jokers.
 */
function useNotices({ game: { scene }, hostGame, found }: HostedGame): string[] {
  const texts = useMediaTexts();
  const { scores } = useGameTexts();
  const { jokers } = useEveningRoomTexts();
  const { media, reports } = useGameMedia();
  const played = jokersIn(scene, hostGame).length;
  const faults = faultsNow(scene, hostGame).map(
    ({ kind, upcoming }) => (upcoming ? texts.missingNext : texts.missing)[kind],
  );
  const unloadable = unloadableKinds(scene, reports).map((kind) => texts.missing[kind]);
  const isBlocked = media?.playing && found === 'blocked';
  const sheets = 'missing' in scene && scene.missing ? [scores.missing({ count: scene.missing })] : [];
  // Guests may see the number, but not who.
  const doubled = played > 0 ? [jokers({ who: String(played) })] : [];
  return [
    ...new Set([...faults, ...unloadable, ...(isBlocked ? [texts.blocked] : []), ...sheets, ...doubled]),
  ];
}
