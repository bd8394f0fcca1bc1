import type { CommandOf } from '../../contract/commands';
import type { RuleOutcome } from '../events';
import { isOver, overlayOf, plannedScene, questionOf, shownText } from '../facts';
import type { Plan } from '../plan';
import { filesOf } from '../quiz/quiz';
import { groupAnswers } from '../scoring/grade';
import { quotableAnswers, scoreGame } from '../scoring/score';
import { type GameState, rankedPlayers } from '../state';
import { autopilotPause, startClock, withMediaPaused } from './clock';
import { keptForPodium } from './finale';

/** More than a host looks at in one game. */
const MAX_UNCOVERED = 1_000;
/** More would be too small to read from the back of the room. */
const MOST_QUOTES = 3;

/** Gives everybody more time. A game keeps the pace it started with, so that no question is shorter. */
function pace(_plan: Plan, state: GameState, { factor }: CommandOf<'pace'>): RuleOutcome {
  if (state.position > 0) return 'command_refused';
  return state.pace === factor ? state : { ...state, pace: factor };
}

/** Switching it off uncovers everything but what is kept for the podium. */
function scoresOneByOne(plan: Plan, state: GameState, { on }: CommandOf<'scoresOneByOne'>): RuleOutcome {
  if (state.scoresOneByOne === on) return state;
  const changed = { ...state, scoresOneByOne: on };
  return on || isOver(plan, state) ? changed : { ...changed, hidden: keptForPodium(plan, state) };
}

/** Shows the counts of polls while they are open, or only at their end. */
function livePolls(_plan: Plan, state: GameState, { on }: CommandOf<'livePolls'>): RuleOutcome {
  return state.livePolls === on ? state : { ...state, livePolls: on };
}

function autopilot(plan: Plan, state: GameState, { on }: CommandOf<'autopilot'>): RuleOutcome {
  if (state.autopilot === on) return state;
  return { ...state, autopilot: on, autopilotMs: on ? autopilotPause(plan, state) : null };
}

/**
 * Plays, pauses or restarts the media of the scene's question, or shows them alone; whether the file can be
 * shown is not known here.
 */
function media(plan: Plan, state: GameState, { action }: CommandOf<'media'>): RuleOutcome {
  const question = overlayOf(state) ? undefined : questionOf(plannedScene(plan, state))?.question;
  if (action === 'zoom' || action === 'unzoom') {
    if (!question || !filesOf(question).some(({ kind }) => kind !== 'audio')) return 'command_refused';
    const zoomed = action === 'zoom';
    return state.zoomed === zoomed ? state : { ...state, zoomed };
  }
  if (!question?.audio && !question?.video) return 'command_refused';
  if (action === 'pause') return withMediaPaused(state);
  return withMediaPlayed(plan, state, action === 'replay' ? 1 : 0);
}

/** Plays the scene's sound or film, which starts its question's time; with `replays` 1 from its beginning. */
export function withMediaPlayed(plan: Plan, state: GameState, replays = 0): GameState {
  const started = startClock(plan, state);
  if (started.media.playing && replays === 0) return started;
  return { ...started, media: { ...started.media, playing: true, replays: started.media.replays + replays } };
}

/** Kept for the whole game, since the room stays equally loud. */
function volume(_plan: Plan, state: GameState, { level }: CommandOf<'volume'>): RuleOutcome {
  return state.media.volume === level ? state : { ...state, media: { ...state.media, volume: level } };
}

/** Shows a wrong answer large at its reveal, or hides it. Of more than three, the first gives way. */
function quote(plan: Plan, state: GameState, { text, shown }: CommandOf<'quote'>): RuleOutcome {
  const others = state.quotes.filter((each) => each !== text);
  if (shown === others.length < state.quotes.length) return state;
  if (!shown) return { ...state, quotes: others };
  const isQuotable = quotableAnswers(plan, state, scoreGame(plan, state)).some(
    (group) => group.text === text,
  );
  return isQuotable ? { ...state, quotes: [...others, text].slice(-MOST_QUOTES) } : 'command_refused';
}

/** Uncovers a starred name or answer. Text that is not starred anywhere is refused. */
function uncover(plan: Plan, state: GameState, { text }: CommandOf<'uncover'>): RuleOutcome {
  if (plan.starWords(text) === text || !isGiven(plan, state, text)) return 'command_refused';
  if (shownText(plan, state, text) === text) return state;
  if (state.uncovered.length >= MAX_UNCOVERED) return 'command_refused';
  return { ...state, uncovered: [...state.uncovered, text] };
}

/** Whether somebody has this name or has given this answer. */
function isGiven({ questions }: Plan, state: GameState, text: string): boolean {
  if (rankedPlayers(state).some(({ name }) => name === text)) return true;
  return questions.some(({ question }) =>
    groupAnswers(question, state.answers[question.questionId]).some((group) => group.text === text),
  );
}

function fairPlay(_plan: Plan, state: GameState, { on }: CommandOf<'fairPlay'>): RuleOutcome {
  return state.fairPlay === on ? state : { ...state, fairPlay: on };
}

export const settingCommands = {
  pace,
  scoresOneByOne,
  autopilot,
  livePolls,
  media,
  quote,
  volume,
  uncover,
  fairPlay,
};
