import { useEffect, useRef, useState } from 'react';
import type { Command } from '../../contract/commands';
import type { CommandOutcome } from './commandOutcome';

/** How long a failure is shown, in milliseconds. */
const SHOWN_MS = 8_000;

/** What the host must be told of a command. */
export type CommandFailure = Exclude<CommandOutcome, 'done' | 'stale'>;

/**
 * Sends the host's commands, and tells for a while that the last one failed. Of those that move the game only one goes
 * out per step, unless it fails: whatever is pressed twice moves on once.
 */
export function useCommands(command: (command: Command) => Promise<CommandOutcome>) {
  const [failure, setFailure] = useState<CommandFailure | null>(null);
  const movedAt = useRef<number | null>(null);

  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => setFailure(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  const send = (next: Command) => {
    if (isMove(next)) {
      if (movedAt.current === next.step) return;
      movedAt.current = next.step;
    }
    setFailure(null);
    void command(next).then((outcome) => {
      if (outcome === 'done' || outcome === 'stale') return;
      if (isMove(next) && movedAt.current === next.step) movedAt.current = null;
      setFailure(outcome);
    });
  };
  return { send, failure };
}

function isMove(command: Command): command is Extract<Command, { type: 'next' | 'back' | 'close' }> {
  return command.type === 'next' || command.type === 'back' || command.type === 'close';
}
