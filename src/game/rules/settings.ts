import type { CommandOf } from '../../contract/fromHosts';
import type { RuleOutcome } from '../events';
import { isOver, overlayOf, plannedScene, questionOf, shownText } from '../facts';
import { filesOf } from '../quiz/quiz';
import { groupAnswers } from '../scoring/grade';
import { quotableAnswers } from '../scoring/score';
import { type Game, type GameState, rankedPlayers } from '../state';
import { autopilotPause, startClock, withMediaPaused } from './clock';
import { keptForPodium } from './finale';

/** More than a host looks at in one game. */
const MAX_UNCOVERED = 1_000;
/** More would be too small to read from the back of the room. */
const MOST_QUOTES = 3;

/** Gives everybody more time. A game keeps the pace it started with, so that no question is shorter. */
function pace({ state }: Game, { factor }: CommandOf<'pace'>): RuleOutcome {
  if (state.position > 0) return 'command_refused';
  return state.pace === factor ? state : { ...state, pace: factor };
}

/** Takes effect with the start, when the session builds the plan. */
function scoring({ state }: Game, { scoring }: CommandOf<'scoring'>): RuleOutcome {
  if (state.position > 0) return 'command_refused';
  return state.scoring === scoring ? state : { ...state, scoring };
}

/** Switching it off uncovers everything but what is kept for the podium. */
function scoresOneByOne(game: Game, { on }: CommandOf<'scoresOneByOne'>): RuleOutcome {
  const { state } = game;
  if (state.scoresOneByOne === on) return state;
  const changed = { ...state, scoresOneByOne: on };
  return on || isOver(game) ? changed : { ...changed, hidden: keptForPodium(game) };
}

/** Shows the counts of polls while they are open, or only at their end. */
function livePolls({ state }: Game, { on }: CommandOf<'livePolls'>): RuleOutcome {
  return state.livePolls === on ? state : { ...state, livePolls: on };
}

function autopilot(game: Game, { on }: CommandOf<'autopilot'>): RuleOutcome {
  const { state } = game;
  if (state.autopilot === on) return state;
  return { ...state, autopilot: on, autopilotMs: on ? autopilotPause(game) : null };
}

/**
 * Plays, pauses or restarts the media of the scene's question, or shows them alone; whether the file can be
 * shown is not known here.
 */
function media(game: Game, { action }: CommandOf<'media'>): RuleOutcome {
  const { state } = game;
  const question = overlayOf(state) ? undefined : questionOf(plannedScene(game))?.question;
  if (action === 'zoom' || action === 'unzoom') {
    if (!question || !filesOf(question).some(({ kind }) => kind !== 'audio')) return 'command_refused';
    const zoomed = action === 'zoom';
    return state.zoomed === zoomed ? state : { ...state, zoomed };
  }
  if (!question?.audio && !question?.video) return 'command_refused';
  if (action === 'pause') return withMediaPaused(state);
  return withMediaPlayed(game, action === 'replay' ? 1 : 0);
}

/** Plays the scene's sound or film, which starts its question's time; with `replays` 1 from its beginning. */
export function withMediaPlayed(game: Game, replays = 0): GameState {
  const started = startClock(game);
  if (started.media.playing && replays === 0) return started;
  return { ...started, media: { ...started.media, playing: true, replays: started.media.replays + replays } };
}

/** Kept for the whole game, since the room stays equally loud. */
function volume({ state }: Game, { level }: CommandOf<'volume'>): RuleOutcome {
  return state.media.volume === level ? state : { ...state, media: { ...state.media, volume: level } };
}

/** Shows a wrong answer large at its reveal, or hides it. Of more than three, the first gives way. */
function quote(game: Game, { text, shown }: CommandOf<'quote'>): RuleOutcome {
  const { state } = game;
  const others = state.quotes.filter((each) => each !== text);
  if (shown === others.length < state.quotes.length) return state;
  if (!shown) return { ...state, quotes: others };
  const isQuotable = quotableAnswers(game).some((group) => group.text === text);
  return isQuotable ? { ...state, quotes: [...others, text].slice(-MOST_QUOTES) } : 'command_refused';
}

/** Uncovers a starred name or answer. Text that is not starred anywhere is refused. */
function uncover(game: Game, { text }: CommandOf<'uncover'>): RuleOutcome {
  const { plan, state } = game;
  if (plan.starWords(text) === text || !isGiven(game, text)) return 'command_refused';
  if (shownText(game, text) === text) return state;
  if (state.uncovered.length >= MAX_UNCOVERED) return 'command_refused';
  return { ...state, uncovered: [...state.uncovered, text] };
}

/** Whether somebody has this name or has given this answer. */
function isGiven({ plan: { questions }, state }: Game, text: string): boolean {
  if (rankedPlayers(state).some(({ name }) => name === text)) return true;
  return questions.some(({ question }) =>
    groupAnswers(question, state.answers[question.questionId]).some((group) => group.text === text),
  );
}

function fairPlay({ state }: Game, { on }: CommandOf<'fairPlay'>): RuleOutcome {
  return state.fairPlay === on ? state : { ...state, fairPlay: on };
}

export const settingCommands = {
  pace,
  scoring,
  scoresOneByOne,
  autopilot,
  livePolls,
  media,
  quote,
  volume,
  uncover,
  fairPlay,
};
