import { createContext, useContext, type ReactNode } from 'react';
import type { Command } from '../../../contract/fromHosts';
import { MAX_DEVICES } from '../../../contract/limits';
import type { HostGame, HostPlayer } from '../../../contract/toHosts';
import { isAtEnd, isOnlyRead, type Scene, type SceneName } from '../../../contract/scene';
import type { SessionGame } from '../../../contract/toMonitors';
import { isRightToLeft } from '../../../look/pageLanguage';
import type { CommandOutcome } from '../../api/commandOutcome';
import { iconOf } from '../../ui/icons';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import {
  firstPlay,
  isPlaying,
  playCommand,
  questionIn,
  volumeCommand,
  zoomCommand,
  type MediaReport,
} from '../media/sceneMedia';
import { useEveningRoomTexts, type EveningTexts } from '../../texts/eveningTexts';
import { useVenue } from '../../venue/useVenue';
import { useControlTexts, type ControlTexts } from '../gameTexts';

const LeftIcon = iconOf('M20 12H4m7-7-7 7 7 7');
const RightIcon = iconOf('M4 12h16m-7-7 7 7-7 7');
const StopIcon = iconOf('M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2Z');
const ScoresIcon = iconOf('M5 20v-7M12 20V4M19 20v-4');
const TimeIcon = iconOf('M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM12 9v4l2.5 2.5M9.5 2h5');

const PlayNoteIcon = iconOf('M7.5 17V4.5L14 3m0 9 7 5-7 5ZM2.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z');
const PauseNoteIcon = iconOf('M7.5 17V4.5L14 3m1 10v8m5.5-8v8M2.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z');
const ReplayIcon = iconOf('M4 5v5h5M4.6 10A8 8 0 1 1 4 14');
const QuieterIcon = iconOf('M3 9.5v5h4l5 4.5V5L7 9.5ZM16 12h6');
const LouderIcon = iconOf('M3 9.5v5h4l5 4.5V5L7 9.5ZM16 12h6m-3-3v6');

/** A game as its host sees it. */
export interface HostedGame {
  game: SessionGame;
  /** Null until the server has sent it. */
  hostGame: HostGame | null;
  /** What this page found out about the scene's sound or film, if it plays one. */
  found?: MediaReport | null;
}

/** Something that a host can do with a game. Laptop, remote, keys and their list all derive from it. */
export interface Action {
  /** The command to send now; null where there is none. The server has the last word. */
  command: (now: HostedGame) => Command | null;
  label: (texts: ControlTexts, now: HostedGame, evening: EveningTexts) => string;
  /** What it does, where the label does not say enough. */
  hint?: (texts: ControlTexts, evening: EveningTexts) => string;
  /** A shorter label, where there is no room for the whole one. */
  word?: (texts: ControlTexts) => string;
  icon?: (now: HostedGame) => ReactNode;
  /** For a toggle: whether it is on. */
  isOn?: (now: HostedGame) => boolean;
  /** The keys that trigger it, in lower case. */
  keys?: readonly string[];
  /** What the list of keys says about them. */
  keyHelp?: keyof ControlTexts['keys'];
  /** What its keys send, where that differs from its button. */
  commandByKey?: Action['command'];
  /** Whether its keys work while the screen is black, since its effect is audible. */
  isHeard?: boolean;
}

const hasOneDevice = ({ hostGame }: HostedGame): boolean => hostGame?.deviceLimit === 1;
const isOver = ({ game }: HostedGame): boolean => isAtEnd(game.scene);

/** Switches one of the game's settings on or off. */
function switchOf(type: 'autopilot' | 'scoresOneByOne' | 'livePolls'): Action {
  return {
    command: ({ game }) => ({ type, on: !game[type] }),
    label: (texts) => texts[type],
    isOn: ({ game }) => game[type] ?? false,
  };
}

export const actions = {
  /** Advances the game, or first plays what nobody has heard yet. */
  next: {
    command: ({ game, hostGame, found }) =>
      firstPlay(game, found) ??
      (destinationOf(game, hostGame) === null ? null : { type: 'next', step: game.step }),
    label: ({ next }) => next,
    keys: [' ', 'arrowright', 'n', 'pagedown'],
    keyHelp: 'next',
  },
  back: {
    command: ({ game, hostGame }) => {
      const { canGoBack = !isFirst(game.scene) } = hostGame?.step === game.step ? hostGame : {};
      return canGoBack ? { type: 'back', step: game.step } : null;
    },
    label: ({ back }) => back,
    icon: () => (isRightToLeft() ? <RightIcon /> : <LeftIcon />),
    keys: ['arrowleft', 'pageup'],
    keyHelp: 'back',
  },
  pause: {
    command: (now) => (isOver(now) ? null : { type: now.game.paused ? 'resume' : 'pause' }),
    label: ({ pause, resume }, { game }) => (game.paused ? resume : pause),
    icon: ({ game }) => (game.paused ? <PlayIcon /> : <PauseIcon />),
    keys: ['p'],
    keyHelp: 'pause',
  },
  addTime: {
    command: ({ game }) => addTimeCommand(game, 300),
    // A short time, since everybody sees what is left and the key can be pressed again.
    commandByKey: ({ game }) => addTimeCommand(game, 60),
    label: ({ addTime, addMinutes }, { game }) => (game.scene.name === 'break' ? addMinutes : addTime),
    icon: () => <TimeIcon />,
    keys: ['+'],
    keyHelp: 'addTime',
  },
  close: {
    command: ({ game, hostGame }) => {
      const { canClose = closesNext(game.scene, destinationOf(game, hostGame)) } =
        hostGame?.step === game.step ? hostGame : {};
      return canClose ? { type: 'close', step: game.step } : null;
    },
    label: ({ close }) => close,
    word: ({ closeShort }) => closeShort,
    icon: () => <StopIcon />,
  },
  scores: {
    command: (now) => (isOver(now) ? null : scoresCommand(now.game)),
    label: ({ scores }) => scores,
    icon: () => <ScoresIcon />,
    isOn: ({ game }) => game.scene.name === 'scores',
    keys: ['s'],
    keyHelp: 'scores',
  },
  zoom: {
    command: ({ game }) => zoomCommand(game),
    label: ({ zoom, unzoom }, { game }) =>
      game.zoomed ? unzoom : zoom[questionIn(game.scene)?.videoUrl ? 'video' : 'image'],
    keys: ['z'],
    keyHelp: 'zoom',
  },
  play: {
    command: ({ game, found }) => playCommand(game, found),
    label: ({ hold, play }, { game, found }) => (isPlaying(game, found) ? hold : play),
    icon: ({ game, found }) => (isPlaying(game, found) ? <PauseNoteIcon /> : <PlayNoteIcon />),
    keys: ['w'],
    keyHelp: 'play',
    isHeard: true,
  },
  replay: {
    command: ({ game }) => (game.media ? { type: 'media', step: game.step, action: 'replay' } : null),
    label: ({ replay }) => replay,
    icon: () => <ReplayIcon />,
    keys: ['r'],
    keyHelp: 'replay',
    isHeard: true,
  },
  louder: {
    command: ({ game }) => volumeCommand(game, 1),
    label: ({ louder }) => louder,
    icon: () => <LouderIcon />,
    keys: ['arrowup'],
    keyHelp: 'volume',
    isHeard: true,
  },
  quieter: {
    command: ({ game }) => volumeCommand(game, -1),
    label: ({ quieter }) => quieter,
    icon: () => <QuieterIcon />,
    keys: ['arrowdown'],
    keyHelp: 'volume',
    isHeard: true,
  },
  autopilot: {
    ...switchOf('autopilot'),
    hint: ({ next }, { autopilot }) => autopilot.hint({ next }),
  },
  scoresOneByOne: switchOf('scoresOneByOne'),
  awards: {
    command: ({ game: { awards = true } }) => ({ type: 'awards', on: !awards }),
    label: ({ awards }) => awards,
    isOn: ({ game }) => game.awards ?? true,
  },
  objections: {
    command: ({ hostGame }) => ({ type: 'objections', on: hostGame?.objectionsOff === true }),
    label: (texts) => texts.objections,
    isOn: ({ hostGame }) => !hostGame?.objectionsOff,
  },
  livePolls: switchOf('livePolls'),
  lock: {
    command: ({ game }) => ({ type: 'lock', locked: !game.locked }),
    label: ({ locked }) => locked,
    isOn: ({ game }) => game.locked,
  },
  /** Limits teams to one phone each, or lifts the limit. */
  oneDevice: {
    command: (now) => ({ type: 'devices', limit: hasOneDevice(now) ? MAX_DEVICES : 1 }),
    label: ({ oneDevice }) => oneDevice,
    isOn: (now) => hasOneDevice(now),
  },
  fairPlay: {
    command: ({ hostGame }) => ({ type: 'fairPlay', on: !hostGame?.fairPlay }),
    label: (_texts, _now, { fairPlay }) => fairPlay.offer,
    hint: (_texts, { fairPlay }) => fairPlay.hint,
    isOn: ({ hostGame }) => hostGame?.fairPlay ?? false,
  },
  endBreak: {
    command: ({ game }) => (game.scene.name === 'break' ? { type: 'endBreak' } : null),
    label: (texts) => texts.break.end,
  },
  end: {
    command: (now) => (isOver(now) ? null : { type: 'end', step: now.game.step }),
    label: ({ end }) => end,
  },
} satisfies Record<string, Action>;

/** The toggles of a running game. */
export const SWITCHES: readonly Action[] = [
  actions.autopilot,
  actions.scoresOneByOne,
  actions.awards,
  actions.livePolls,
  actions.objections,
  actions.lock,
  actions.oneDevice,
  actions.fairPlay,
];

/** The row of controls for the question's sound or film. */
export const MEDIA_CONTROLS: readonly Action[] = [
  actions.play,
  actions.replay,
  actions.quieter,
  actions.louder,
];

/** Begins a break or changes its length; 0 minutes means until the host ends it. */
export const BREAKS: readonly Action[] = [5, 10, 15, 0].map((minutes) => ({
  command: (now) => (isOver(now) ? null : { type: 'startBreak', minutes }),
  label: (texts) => (minutes === 0 ? texts.break.open : texts.break.minutes({ minutes })),
}));

/** Sends a command. `onOutcome` is called unless the command is held back. */
export type SendCommand = (command: Command, onOutcome?: (outcome: CommandOutcome) => void) => void;

/** A game with the means to command it. */
export interface GameHost extends HostedGame {
  send: SendCommand;
}

export const GameHostContext = createContext<GameHost | null>(null);

/** The game that this page commands. */
export function useGameHost(): GameHost {
  const host = useContext(GameHostContext);
  if (!host) throw new Error('This page commands no game');
  return host;
}

/** The state of the button for an action. */
export function useAction(action: Action) {
  const { send, ...now } = useGameHost();
  const texts = useControlTexts();
  const evening = useEveningRoomTexts();
  const label = action.label(texts, now, evening);
  const command = action.command(now);
  return {
    label,
    hint: action.hint?.(texts, evening),
    word: action.word?.(texts) ?? label,
    icon: action.icon?.(now),
    isOn: action.isOn?.(now),
    /** Null where it is not possible. */
    press: command && (() => send(command)),
  };
}

/** The scene that Next leads to; undefined while it is not known for this step, null if there is none. */
export function destinationOf(game: SessionGame, hostGame: HostGame | null): SceneName | null | undefined {
  const { scene, step } = game;
  if (hostGame?.step === step) return hostGame.next;
  const hasCovered = scene.name === 'podium' && (scene.hidden ?? 0) > 0;
  return isAtEnd(scene) && !hasCovered ? null : undefined;
}

/** Whether Next shows another stage of the question that the scene asks. */
export function leadsToStage(scene: Scene): boolean {
  if (scene.name !== 'question') return false;
  const { stage = 0, stageCount = 1 } = scene.question;
  return stage + 1 < stageCount;
}

/** What Next does, in few words; empty while that is not known. */
export function nextWords(now: HostedGame, texts: ControlTexts): string {
  const { scene } = now.game;
  if (actions.next.command(now)?.type === 'media')
    return texts.playFirst[questionIn(scene)?.videoUrl ? 'video' : 'audio'];
  const destination = destinationOf(now.game, now.hostGame);
  if (!destination) return '';
  if (scene.name === 'break') return texts.break.end;
  if (scene.name === 'podium' && destination === 'podium')
    return texts.podium[scene.hidden ? 'uncover' : 'turn'];
  if (scene.name === 'awards' && destination === 'awards') return texts.podium.award;
  // The answers were already closed before these standings.
  if (scene.name === 'scores' && destination === 'closed') return '';
  if (isOnlyRead(scene)) return texts.open;
  if (destination === 'question' && leadsToStage(scene)) return texts.clue;
  if (destination === 'closed' && 'lastCallMs' in scene && scene.lastCallMs !== undefined)
    return texts.closeNow;
  if (destination === 'closed' && startsLastCall(scene)) return texts.lastCall;
  return { ...texts.scenes, ...texts.destinations }[destination];
}

/** Next as a button: its label, and where it leads, whether by a press or by the autopilot. */
export function useNext(ends: { isShown: boolean; to: 'podium' | 'tieBreak' | 'reveal' }) {
  const host = useGameHost();
  const texts = useControlTexts();
  const { label, press } = useAction(actions.next);
  const words = ends.isShown ? texts.scenes[ends.to] : nextWords(host, texts);
  const { autopilot, paused } = host.game;
  const goesByItself = autopilot && !paused && !waitOf(host) && words !== '';
  return { label, press, where: goesByItself ? texts.byAutopilot({ destination: words }) : words };
}

/** What the autopilot waits for; undefined where it goes on by itself, or is off. */
function waitOf({ game, hostGame }: HostedGame): HostGame['autopilotWaits'] {
  return game.autopilot && hostGame?.step === game.step ? hostGame.autopilotWaits : undefined;
}

/** Whether the host can ask the room a question of their own now. */
export function canAsk({ game, hostGame }: HostedGame): boolean {
  return game.scene.name === 'break' || hostGame?.canAdd === true;
}

/** The players who double the round that is about to begin, while they can still take it back. */
export function jokersIn(scene: Scene, hostGame: HostGame | null): HostPlayer[] {
  if (scene.name !== 'round') return [];
  return (hostGame?.players ?? []).filter(({ joker }) => joker === scene.round.index);
}

/** What the host should know now: what the autopilot waits for, and before the goodbye, the date that it shows. */
export function useHostNotes(host: HostedGame): string[] {
  const { next, nextDate } = useControlTexts();
  const { waits } = useEveningRoomTexts().autopilot;
  const date = useVenue()?.nextDate;
  const wait = waitOf(host);
  const isBeforeGoodbye = isOver(host) && host.game.scene.name !== 'goodbye';
  return [
    ...(wait ? [waits[wait]({ next })] : []),
    ...(isBeforeGoodbye && date !== undefined ? [nextDate({ date })] : []),
  ];
}

/** Whether closing a sheet gives everybody a last call first, as not all have handed in. */
function startsLastCall(scene: Scene): boolean {
  if (scene.name !== 'round' && scene.name !== 'question') return false;
  const { ready = 0, expected = 0 } = scene;
  return scene.round?.reveal === 'round' && (ready < expected || expected === 0);
}

/** Null without a time limit. More time cancels a last call, even of a question without a limit. */
function addTimeCommand({ scene, step }: SessionGame, breakSeconds: number): Command | null {
  if (scene.name === 'break')
    return scene.remainingMs === null ? null : { type: 'addTime', step, seconds: breakSeconds };
  const hasTime =
    ('lastCallMs' in scene && scene.lastCallMs !== undefined) ||
    (scene.name === 'question' && scene.remainingMs !== null) ||
    // Stakes that are closed never open again.
    (scene.name === 'wager' && (scene.remainingMs ?? 0) > 0);
  return hasTime ? { type: 'addTime', step, seconds: 15 } : null;
}

/** Shows or hides the standings; where places are still covered, uncovers all of them. */
function scoresCommand({ step, scene, scoresOneByOne }: SessionGame): Command {
  const hasCovered = scoresOneByOne && scene.name === 'scores' && (scene.hidden ?? 0) > 0;
  const shown = scene.name !== 'scores' || hasCovered === true;
  // The step keeps a second press, or one on another device, from uncovering places.
  return { type: 'scores', shown, ...(scoresOneByOne && { step }) };
}

/** Whether Next seems to close a question or, after its last one, a round, until the server has said so. */
function closesNext(scene: Scene, destination: SceneName | null | undefined): boolean {
  if (scene.name === 'round') return scene.answered !== undefined;
  if (scene.name !== 'question') return false;
  return destination === undefined ? scene.round?.reveal !== 'round' : destination === 'closed';
}

/** Whether, as far as the scene tells, only the lobby came before; nothing leads back to it. */
function isFirst(scene: Scene): boolean {
  if (scene.name === 'round') return scene.round.index === 0;
  if (scene.name !== 'question') return false;
  const { round, question } = scene;
  return round?.index === 0 && round.title === null && question.number === 1 && !question.stage;
}
