import { type ComponentProps, useState } from 'react';
import { PACES } from '../../contract/limits';
import { Button } from '../ui/Button';
import { Select } from '../ui/Choices';
import { FaultText } from '../ui/Field';
import { lazyDialog, prefetchOnIntent } from '../ui/Loading';
import { LockIcon, OpenLockIcon, PaperIcon, PhoneIcon, PrintIcon, VenueIcon } from '../ui/sessionIcons';
import { useOutcome } from '../ui/useOutcome';
import type { LobbyHost } from './lobbyHost';
import { useCrowdTexts, useLobbyTexts, useWords } from '../texts/roomTexts';
import { useStartTexts } from '../texts/startTexts';

interface HostActionsProps {
  host: LobbyHost;
  hasPlayers: boolean;
  locked: boolean;
  /** Undefined if the server has no pace setting. */
  pace: number | undefined;
}

/** The host's actions: below everything on one screen, above the names on a scrolling page. */
export function HostActions({ host, hasPlayers, locked, pace }: HostActionsProps) {
  const { addPaper, print } = useCrowdTexts();
  const { venue } = useStartTexts();
  return (
    <div className="row host-actions">
      <StartQuiz {...host.start} hasPlayers={hasPlayers} />
      <OpenStage {...host.stage} />
      <LockRoom locked={locked} command={host.command} />
      <SignedButton className="add-paper" words={addPaper} aria-haspopup="dialog" onClick={host.onAddPaper}>
        {/* Shown if the row has no room for the words. */}
        <span aria-hidden="true">
          + <PaperIcon />
        </span>
      </SignedButton>
      {host.print !== undefined && (
        // In a new tab, so that the lobby stays on the projector.
        <Button asChild variant="outline" px="3" className="open-print" title={print}>
          <a href={host.print} target="_blank">
            <PrintIcon />
            <span className="words">{print}</span>
          </a>
        </Button>
      )}
      {host.onVenue && (
        <SignedButton className="open-venue" words={venue} aria-haspopup="dialog" onClick={host.onVenue}>
          <VenueIcon />
        </SignedButton>
      )}
      {pace !== undefined && <PaceChoice pace={pace} command={host.command} />}
    </div>
  );
}

/** A button with a sign, which stands alone if the row has no room for the words. */
function SignedButton({ words, children, ...props }: ComponentProps<typeof Button> & { words: string }) {
  return (
    <Button variant="outline" px="3" title={words} {...props}>
      {children}
      <span className="words">{words}</span>
    </Button>
  );
}

const loadQuestion = () => import('../ui/DialogFrame').then((part) => part.ConfirmDialog);
const Question = lazyDialog(loadQuestion);

/** Starts the quiz; asks first if nobody has joined. */
function StartQuiz({ onStart, onRemote, failed, hasPlayers }: LobbyHost['start'] & { hasPlayers: boolean }) {
  const { startFailed } = useLobbyTexts();
  const { start, startAlone } = useCrowdTexts();
  const { remote } = useWords();
  const [isAsking, setAsking] = useState(false);
  // Somebody has joined meanwhile, so the question is answered.
  if (isAsking && hasPlayers) setAsking(false);
  return (
    <>
      <Button
        className="start-quiz"
        size={{ base: 'lg', lg: 'md' }}
        onClick={() => (hasPlayers ? onStart() : setAsking(true))}
        {...(hasPlayers ? {} : prefetchOnIntent(loadQuestion))}
      >
        {start}
      </Button>
      <SignedButton className="open-remote" words={remote} aria-haspopup="dialog" onClick={onRemote}>
        <PhoneIcon />
      </SignedButton>
      {failed && <FaultText>{startFailed}</FaultText>}
      <Question
        texts={startAlone}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onStart();
        }}
      />
    </>
  );
}

/** Opens the show in a window of its own, for the other screen. */
function OpenStage({ open, isBlocked }: LobbyHost['stage']) {
  const { openStage, stageBlocked } = useLobbyTexts();
  return (
    <>
      <Button variant="outline" px="3" onClick={open}>
        {openStage}
      </Button>
      {isBlocked && <FaultText>{stageBlocked}</FaultText>}
    </>
  );
}

function LockRoom({ locked, command }: { locked: boolean; command: LobbyHost['command'] }) {
  const texts = useCrowdTexts();
  const { unconfirmed } = useWords();
  const { hasFailed, attempt } = useOutcome();
  return (
    <>
      <SignedButton
        className="lock-room"
        words={locked ? texts.unlock : texts.lock}
        onClick={() => void attempt(command({ type: 'lock', locked: !locked }))}
      >
        {locked ? <OpenLockIcon /> : <LockIcon />}
      </SignedButton>
      {hasFailed && <FaultText>{unconfirmed}</FaultText>}
    </>
  );
}

/** The time limit for this game's questions, since some players need more than the quiz file allows. */
function PaceChoice({ pace, command }: { pace: number; command: LobbyHost['command'] }) {
  const texts = useCrowdTexts().pace;
  const { unconfirmed } = useWords();
  const { hasFailed, attempt } = useOutcome();
  return (
    <>
      <label className="apart pace">
        {texts.label}
        <Select
          className="framed"
          options={PACES.map((factor) => [factor, texts.of[factor]])}
          chosen={pace}
          onChoose={(factor) => void attempt(command({ type: 'pace', factor }))}
        />
      </label>
      {hasFailed && <FaultText>{unconfirmed}</FaultText>}
    </>
  );
}
