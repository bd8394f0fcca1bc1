import './keepsakes.css';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HostGame } from '../../contract/toHosts';
import type { Session, SessionGame } from '../../contract/toMonitors';
import { tickSteps } from '../browser/firstSteps';
import type { SendCommand } from '../game/controls/actions';
import { StripButton } from '../game/controls/ControlButton';
import { waitingIn } from '../game/controls/useMarking';
import { useGameTexts } from '../game/gameTexts';
import { EndSession } from '../session/EndSession';
import { hasSaidGoodbye, sayGoodbye, useEnding } from '../session/useEnding';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/DialogFrame';
import { useTakeHome } from './useTakeHome';
import { useEveningRoomTexts } from '../texts/eveningTexts';
import { useTakeHomeTexts, useWords } from '../texts/roomTexts';
import { useStartTexts } from '../texts/startTexts';

interface TakeHomeProps {
  session: Session & { game: SessionGame };
  hostGame: HostGame | null;
  /** Opens the seasons: the evening can still be added to one. */
  onSeason: () => void;
  /** Opens the venue's settings, which have the next date; undefined if this browser may not change them. */
  onVenue: (() => void) | undefined;
}

/** The take-home files, among the less common controls. */
export function TakeHome({ session, hostGame, onSeason, onVenue }: TakeHomeProps) {
  const { season, venue } = useStartTexts();
  const texts = useTakeHomeTexts();
  const { keepsakes, saving, certificate } = useTakeHome(session, hostGame);
  const navigate = useNavigate();
  const ending = useEnding(session.sessionCode, () => void navigate('/', { replace: true }));
  return (
    <div role="group" aria-label={texts.heading} className="grid take-home">
      {keepsakes.map(({ name, onSave }) => (
        <Button key={name} variant="outline" aria-disabled={saving === 'running'} onClick={onSave}>
          {name}
        </Button>
      ))}
      <Button variant="outline" aria-haspopup="dialog" onClick={onSeason}>
        {season}
      </Button>
      {onVenue && (
        <Button variant="outline" aria-haspopup="dialog" onClick={onVenue}>
          {venue}
        </Button>
      )}
      {/* For when the strip is too narrow for it. */}
      {ending && (
        <chakra.div hideFrom="lg">
          <EndSession {...ending} />
        </chakra.div>
      )}
      <p role="status" data-failed={saving === 'failed' || undefined}>
        {texts.saving[saving]}
      </p>
      {certificate}
    </div>
  );
}

interface EndEveningProps extends Pick<TakeHomeProps, 'session' | 'hostGame'> {
  send: SendCommand;
}

/** The controls from the podium on: the results as a spreadsheet, and the end of the evening, its goodbye first. */
export function EndEvening({ session, hostGame, send }: EndEveningProps) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving } = useTakeHome(session);
  const { question } = texts.ending;
  const { later } = useEveningRoomTexts().end;
  const open = useOpenWords(hostGame);
  const navigate = useNavigate();
  const ending = useEnding(session.sessionCode, () => void navigate('/', { replace: true }));
  useEffect(() => tickSteps('wall', 'start'), []);
  const [isAsking, setIsAsking] = useState(false);
  const phase = ending?.phase ?? 'none';
  const { scene, step } = session.game;
  const isGoodbye = scene.name === 'goodbye';
  const isOnlyRoomLeft = hasSaidGoodbye(session);
  const endNow = () => {
    if (isGoodbye) return ending?.end();
    sayGoodbye(session);
    send({ type: 'end', step });
  };
  const hasFailed = phase === 'failed' || (phase === 'none' && saving === 'failed');
  return (
    <div className="end-evening">
      <p role="status" data-failed={hasFailed || undefined}>
        {phase === 'none' ? texts.saving[saving] : texts.ending[phase]}
      </p>
      <StripButton aria-disabled={saving === 'running'} onClick={keepsakes[0]?.onSave}>
        {texts.save}
      </StripButton>
      {ending && (
        <StripButton
          aria-disabled={phase === 'running'}
          onClick={isOnlyRoomLeft ? endNow : () => setIsAsking(true)}
        >
          {isOnlyRoomLeft ? texts.ending.close : texts.ending.offer}
        </StripButton>
      )}
      <ConfirmDialog
        texts={{ ...question, text: `${open} ${question.text} ${later}`.trim() }}
        open={isAsking && phase !== 'running'}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          endNow();
        }}
      />
    </div>
  );
}

/** Says what is still to be done; empty where nothing is. */
function useOpenWords(hostGame: HostGame | null): string {
  const { end } = useEveningRoomTexts();
  const { toCheck, scores } = useGameTexts();
  const words = useWords();
  const answers = waitingIn(hostGame?.marking);
  const sheets = hostGame?.missingSheets ?? 0;
  const what = [
    ...(answers > 0 ? [toCheck({ count: answers })] : []),
    ...(sheets > 0 ? [scores.missing({ count: sheets })] : []),
  ];
  return what.length > 0 ? end.open({ what: words.list(what) }) : '';
}
