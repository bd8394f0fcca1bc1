import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../browser/log';
import { StageChannel, type StageState } from './stageChannel';

/** Follows the stages that this browser shows of a session. */
export function useStageChannel(sessionCode: string): { channel: StageChannel; state: StageState } {
  const channel = useMemo(() => new StageChannel(sessionCode), [sessionCode]);
  useEffect(() => {
    channel.start();
    return () => channel.stop();
  }, [channel]);
  return { channel, state: useSyncExternalStore(channel.subscribe, channel.getState) };
}

/** The stages of a session, as its host's page sees them. */
export interface Stages extends StageState {
  /** Opens a stage in a window of its own. */
  open: () => void;
  /** Whether the browser refused to open the window. */
  isBlocked: boolean;
  /** Whether this page has been behind a stage before. */
  wasUp: boolean;
  blackOut: (isBlack: boolean) => void;
}

export function useStages(sessionCode: string): Stages {
  const { channel, state } = useStageChannel(sessionCode);
  const [isBlocked, setBlocked] = useState(false);
  const [wasUp, setWasUp] = useState(false);
  if (state.isUp && !wasUp) setWasUp(true);
  const open = () => {
    setBlocked(false);
    import('../browser/openStage')
      .then(({ openStage }) => openStage(stagePath(sessionCode)))
      .then((isOpen) => setBlocked(!isOpen))
      .catch((error: unknown) => {
        logFailure('The stage could not be opened', error);
        setBlocked(true);
      });
  };
  return { ...state, open, isBlocked, wasUp, blackOut: channel.blackOut };
}

/** The address of a session's stage on the client's server. */
export function stagePath(sessionCode: string): string {
  return `/session/${encodeURIComponent(sessionCode)}/stage`;
}
