import { isAtEnd } from '../../../contract/scene';
import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import { destinationOf, type GameHost } from './actions';
import { waitingIn } from './useMarking';

/** What is still to be done before the podium, and the way there. */
export interface OpenEnds {
  /** How many groups of answers wait to be judged. */
  answers: number;
  /** How many sheets of teams on paper are missing. */
  sheets: number;
  /** Whether the host is to be told now. */
  isShown: boolean;
  /** Sends commands, but holds back the first of a game that leads to the podium while something is open. */
  send: (command: Command) => void;
}

/**
 * Tells the host once a game what is still open, before Next leads to the tie-break or the podium: the second press
 * goes on. The autopilot goes on by itself, so there the host is told without a press. `isSeasonOpen`: a season is
 * proposed, and the host has neither taken nor declined it.
 */
export function useOpenEnds({ game, hostGame, send }: GameHost, isSeasonOpen = false): OpenEnds {
  const answers = waitingIn(hostGame?.marking ?? []);
  const sheets = hostGame?.missingSheets ?? 0;
  const isOpen = answers > 0 || sheets > 0 || isSeasonOpen;
  const quiz = hostGame?.earlierQuizzes ?? 0;
  const [held, setHeld] = useState<{ quiz: number; step: number; command: Command }>();
  const isHolding = held?.quiz === quiz && held.step === game.step;
  const destination = destinationOf(game, hostGame);
  const isLast = !isAtEnd(game.scene) && (destination === 'podium' || destination === 'tieBreak');
  // Another of the host's devices may have gone on to the end, whatever was open.
  const isTold = hostGame?.endReached === true;
  const isShown = isOpen && !isTold && (isHolding || (isLast && game.autopilot));
  return {
    answers,
    sheets,
    isShown,
    send: (command) => {
      const leadsToPodium = command.type === 'end' || (command.type === 'next' && isLast);
      if (leadsToPodium && isOpen && !isShown && !isTold && held?.quiz !== quiz)
        return setHeld({ quiz, step: game.step, command });
      // Next goes on with what was held back, even where that is the end of the quiz.
      send(command.type === 'next' && isShown && isHolding ? held.command : command);
    },
  };
}
