import './rehearsal.css';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../contract/toMonitors';
import { StripButton } from '../game/controls/ControlButton';
import { pathAfter, useEnding } from '../session/useEnding';
import { useTakeHomeTexts, useWords } from '../texts/roomTexts';
import { watchSmallTexts } from './smallTexts';
import { useRehearsalTexts } from './rehearsalTexts';

/** Says on the projector that this is a rehearsal, and records texts that were too small there. */
export function RehearsalSign({ session: { sessionCode, game } }: { session: Session }) {
  const { rehearsal } = useWords();
  const scene = game?.scene;
  const asked = scene && 'question' in scene ? scene.question?.text : undefined;
  const question = asked ?? (scene?.name === 'round' ? (scene.round.title ?? undefined) : undefined);
  useEffect(() => {
    if (question === undefined) return undefined;
    return watchSmallTexts(String(sessionCode), question);
  }, [sessionCode, question]);
  return (
    <p className="rehearsal-sign" role="note">
      {rehearsal}
    </p>
  );
}

/** The podium's control in a rehearsal: ends it and opens its report. */
export function EndRehearsal({ session }: { session: Session }) {
  const texts = useRehearsalTexts();
  const { ending: sayings } = useTakeHomeTexts();
  const navigate = useNavigate();
  const ending = useEnding(session.sessionCode, () => void navigate(pathAfter(session), { replace: true }));
  if (!ending) return null;
  const { phase, end } = ending;
  return (
    <div className="end-evening">
      <p role="status" data-failed={phase === 'failed' || undefined}>
        {phase !== 'none' && sayings[phase]}
      </p>
      <StripButton hideBelow="base" variant="solid" aria-disabled={phase === 'running'} onClick={end}>
        {texts.finish}
      </StripButton>
    </div>
  );
}
