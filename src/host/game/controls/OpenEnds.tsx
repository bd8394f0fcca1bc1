import './plain.css';
import './controls.css';
import { useId, useState } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { HostGame } from '../../../contract/toHosts';
import { isAtEnd } from '../../../contract/scene';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useControlTexts, useGameTexts } from '../gameTexts';
import { destinationOf, type GameHost, type SendCommand, useGameHost } from './actions';
import { waitingIn } from './useMarking';

/** What is still open before the podium, and the way past it. */
export interface OpenEnds {
  /** How many groups of answers wait to be judged. */
  answers: number;
  /** How many sheets of teams on paper are missing. */
  sheets: number;
  /** How many names of tonight's teams resemble those of other teams of the season. */
  names: number;
  /** The season that the evening may count in, which the host has neither accepted nor declined. */
  season: HostGame['seasonOffer'];
  /** Whether to tell the host now. */
  isShown: boolean;
  /** Where Next leads from there. */
  to: 'podium' | 'tieBreak';
  /** Sends commands, but holds back a game's first command to the podium while something is open. */
  send: SendCommand;
}

interface OpenEndsOptions {
  /** Guests see this page, so that nothing is shown before the host wants to go on. */
  isPublic?: boolean;
}

/** In milliseconds: an earlier second press is a slip of the first one. */
const READING_MS = 700;

/**
 * Tells the host once a game what is still open before Next leads to the tie-break or the podium; a second
 * press goes on. The autopilot stops there without a press, so the host is told without one.
 */
export function useOpenEnds(
  { game, hostGame, send }: GameHost,
  { isPublic = false }: OpenEndsOptions = {},
): OpenEnds {
  const answers = waitingIn(hostGame?.marking);
  const sheets = hostGame?.missingSheets ?? 0;
  const names = hostGame?.season?.near?.length ?? 0;
  const season = isAtEnd(game.scene) ? undefined : hostGame?.seasonOffer;
  const isOpen = answers > 0 || sheets > 0 || names > 0 || season !== undefined;
  const quiz = hostGame?.earlierQuizzes ?? 0;
  const [held, setHeld] = useState<{ quiz: number; step: number; command: Command; at: number }>();
  const isHolding = held?.quiz === quiz && held.step === game.step;
  const destination = destinationOf(game, hostGame);
  const isBefore = !isAtEnd(game.scene);
  const isLast = isBefore && (destination === 'podium' || destination === 'tieBreak');
  // Another of the host's devices may have moved to the end regardless.
  const isTold = hostGame?.endReached === true;
  const isShown = isOpen && !isTold && (isHolding || (isLast && game.autopilot && !isPublic));
  return {
    answers,
    sheets,
    names,
    season,
    isShown,
    to: destination === 'tieBreak' && !(isHolding && held.command.type === 'end') ? 'tieBreak' : 'podium',
    send: (command, ...onOutcome) => {
      const leadsToPodium = (isBefore && command.type === 'end') || (command.type === 'next' && isLast);
      const now = performance.now();
      if (leadsToPodium && isOpen && !isShown && !isTold && held?.quiz !== quiz)
        return setHeld({ quiz, step: game.step, command, at: now });
      const goesOn = command.type === 'next' && isShown && isHolding;
      if (goesOn && now - held.at < READING_MS) return;
      // Next sends the command that was held back, even if it ends the quiz.
      send(goesOn ? held.command : command, ...onOutcome);
    },
  };
}

interface OpenEndsNoteProps {
  ends: OpenEnds;
  onMarking: () => void;
  onPaper: () => void;
  onNames: () => void;
}

/** What is still open before the podium, each a button. It names nobody, as guests may see it. */
export function OpenEndsNote({ ends, onMarking, onPaper, onNames }: OpenEndsNoteProps) {
  const { answers, sheets, names, season, to } = ends;
  const { send } = useGameHost();
  const choose = (seasonId: string | null) => send({ type: 'season', seasonId });
  const { openEnds: texts, proposal } = useEveningRoomTexts();
  const { toCheck, scores } = useGameTexts();
  const { next } = useControlTexts();
  const id = useId();
  const items = [
    answers > 0 && { text: toCheck({ count: answers }), onPress: onMarking },
    sheets > 0 && { text: scores.missing({ count: sheets }), onPress: onPaper },
    names > 0 && { text: texts.names({ count: names }), onPress: onNames },
    season && {
      text: proposal.accept({ name: season.seasonName }),
      onPress: () => choose(season.seasonId),
    },
    season && { text: proposal.decline, onPress: () => choose(null) },
  ].filter((item) => item !== false && item !== undefined);
  return (
    <div className="plain open-ends" role="group" aria-labelledby={id}>
      <p id={id} role="alert">
        {texts.heading}
      </p>
      <div className="row">
        {items.map(({ text, onPress }) => (
          <button key={text} type="button" onClick={onPress}>
            {text}
          </button>
        ))}
      </div>
      <p>{texts.goOn({ next, to: to === 'tieBreak' ? 'level' : to })}</p>
    </div>
  );
}
