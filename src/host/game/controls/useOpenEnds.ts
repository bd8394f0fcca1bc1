import { useState } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { HostGame } from '../../../contract/toHosts';
import { isAtEnd, type Scene } from '../../../contract/scene';
import type { SessionGame } from '../../../contract/toMonitors';
import { destinationOf, type GameHost, type SendCommand } from './actions';
import { waitingIn } from './useMarking';

/** What is still open before a reveal or the podium. */
interface Ends {
  to: 'podium' | 'tieBreak' | 'reveal';
  /** How many groups of answers wait to be judged; before a reveal, how many of its answers are doubtful. */
  answers: number;
  /** How many objections are open. */
  objections: number;
  /** How many sheets of teams on paper are missing. */
  sheets: number;
  /** How many names of tonight's teams resemble those of other teams of the season. */
  names: number;
  /** The season that the evening may count in, which the host has neither accepted nor declined. */
  season?: HostGame['seasonOffer'];
  /** The question whose answers are doubtful; undefined before the podium. */
  questionId?: string | undefined;
  /** Another of the host's pages has asked, or has moved to the end regardless. */
  isTold?: boolean;
}

/** What is still open, and the way past it. */
export interface OpenEnds extends Ends {
  /** Whether to tell the host now. */
  isShown: boolean;
  /** Sends commands, but holds back the first one to a reveal or to the podium while something is open. */
  send: SendCommand;
}

interface OpenEndsOptions {
  /** Guests see this page, so that nothing is shown before the host wants to go on. */
  isPublic?: boolean;
}

/** What this page has told the host before a command that it held back. */
interface Told {
  quiz: number;
  questionId: string | undefined;
  step: number;
  command: Command;
  at: number;
}

/** In milliseconds: an earlier second press is a slip of the first one. */
const READING_MS = 700;

/**
 * Tells the host what is still open before Next leads to a reveal (once a question, on one page), to the tie-break or
 * to the podium (once a game); a second press goes on. The autopilot stops before the end without a press, so the host
 * is told there without one.
 */
export function useOpenEnds(
  { game, hostGame, send }: GameHost,
  { isPublic = false }: OpenEndsOptions = {},
): OpenEnds {
  const { step } = game;
  const [told, setTold] = useState<Told[]>([]);
  const quiz = hostGame?.earlierQuizzes ?? 0;
  const held = told.findLast((each) => each.quiz === quiz && each.step === step);
  const ends = endsBefore(held?.command ?? { type: 'next', step }, game, hostGame);
  const stops = game.autopilot && !isPublic && ends.to !== 'reveal';
  const isShown = isOpen(ends) && (held !== undefined || (stops && !ends.isTold));
  return {
    ...ends,
    isShown,
    send: (command, ...onOutcome) => {
      const at = performance.now();
      const before = endsBefore(command, game, hostGame);
      const { questionId, isTold } = before;
      const wasTold = isTold || told.some((each) => each.quiz === quiz && each.questionId === questionId);
      if (isOpen(before) && !isShown && !wasTold) {
        if (questionId !== undefined) send({ type: 'asked', questionId });
        return setTold([...told, { quiz, questionId, step, command, at }]);
      }
      const goesOn = command.type === 'next' && isShown && held;
      if (goesOn && at - held.at < READING_MS) return;
      // Next sends the command that was held back, even if it ends the quiz.
      send(goesOn ? held.command : command, ...onOutcome);
    },
  };
}

const NOTHING: Ends = { to: 'podium', answers: 0, objections: 0, sheets: 0, names: 0 };

const isOpen = ({ answers, objections, sheets, names, season }: Ends): boolean =>
  answers + objections + sheets + names > 0 || season !== undefined;

/** What is open where a command leads; nothing where it leads neither to a reveal nor to the end. */
function endsBefore(command: Command, game: SessionGame, hostGame: HostGame | null): Ends {
  const leads = command.type === 'next' || command.type === 'end';
  const to = command.type === 'end' ? 'podium' : destinationOf(game, hostGame);
  if (!hostGame || !leads || isAtEnd(game.scene)) return NOTHING;
  if (to === 'reveal') return endsBeforeReveal(game.scene, hostGame);
  if (to !== 'podium' && to !== 'tieBreak') return NOTHING;
  return {
    to,
    answers: waitingIn(hostGame.marking),
    objections: hostGame.openObjections ?? 0,
    sheets: hostGame.missingSheets ?? 0,
    names: hostGame.season?.near?.length ?? 0,
    season: hostGame.seasonOffer,
    isTold: hostGame.endReached === true,
  };
}

/** The doubtful answers to the closed question, or to all questions of the closed round. */
function endsBeforeReveal(scene: Scene, { marking, asked }: HostGame): Ends {
  if (scene.name !== 'closed') return NOTHING;
  const { question, round } = scene;
  const doubtful = marking.filter(
    (each) =>
      each.doubtful !== undefined &&
      (question ? each.questionId === question.questionId : each.round === round?.index),
  );
  return {
    ...NOTHING,
    to: 'reveal',
    answers: doubtful.reduce((sum, each) => sum + each.doubtful!, 0),
    questionId: doubtful[0]?.questionId,
    isTold: doubtful.some(({ questionId }) => questionId === asked),
  };
}
