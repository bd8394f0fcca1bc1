import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Watched } from '../../look/watched';
import { logFailure } from '../browser/log';
import { openStage } from '../browser/openStage';
import { ROUTES_AT } from '../browser/page';

interface OpenStage {
  id: string;
  /** Whether its browser lets it play sounds. */
  isHeard: boolean;
  /** Whether it fills its screen. */
  isFull: boolean;
  /** Whether its browser plays the scene's sound or film only after a click there, although it plays other sounds. */
  needsClick?: boolean;
}

/** What the pages of one browser say to each other about a session. */
type StageMessage =
  /** A stage is open, or has changed. */
  | ({ type: 'here' } & OpenStage)
  | { type: 'gone'; id: string }
  /** Asks every stage to say that it is open. Only a host's page says so, and whether stages are black. */
  | { type: 'ask'; isHost?: boolean; isBlack?: boolean };

/** What a page knows of the session's stages in this browser. */
interface StageState {
  isUp: boolean;
  /** The id of the stage that plays the sounds; null where no stage can, so that the host's page does. */
  heard: string | null;
  /** Whether every stage fills its screen. */
  isFull: boolean;
  /** Whether a stage plays the scene's sound or film only after a click there. */
  needsClick: boolean;
  isBlack: boolean;
  /** Whether another page has the host's controls, too. */
  isDouble: boolean;
}

const NO_STAGE: StageState = {
  isUp: false,
  heard: null,
  isFull: false,
  needsClick: false,
  isBlack: false,
  isDouble: false,
};

/** In milliseconds. Stages answer messages even where the browser slows down their timers. */
const ASK_MS = 2_000;
/** A stage that crashed says nothing; after so many questions without an answer it is gone. */
const MOST_UNANSWERED = 3;

/**
 * Keeps track of the stages of one session in this browser, by a BroadcastChannel. Those of other devices
 * stay unknown. Runs from `start` to `stop`, and can be started again.
 */
export class StageChannel {
  readonly #sessionCode: string;
  #channel: BroadcastChannel | null = null;
  /** This page's own stage, if it is one. */
  #own: OpenStage | null = null;
  readonly #others = new Map<string, OpenStage & { unanswered: number }>();
  #isBlack = false;
  /** Whether this page decides whether stages are black. */
  #commands = false;
  #isHost = false;
  /** How often this page has asked since it last heard of another host's page. */
  #sinceOtherHost = Infinity;
  readonly #state = new Watched(NO_STAGE);
  readonly subscribe = this.#state.subscribe;
  readonly getState = this.#state.get;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(sessionCode: string) {
    this.#sessionCode = sessionCode;
  }

  start(): void {
    // Old browsers have no stage that others notice.
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(`quiz-night.stage ${this.#sessionCode}`);
    this.#channel.onmessage = ({ data }: MessageEvent<StageMessage>) => this.#hear(data);
    this.#timer = setInterval(() => this.#check(), ASK_MS);
    this.#ask();
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#commands) this.blackOut(false);
    this.leave();
    this.#channel?.close();
    this.#channel = null;
    this.#others.clear();
    this.#update();
  }

  /** Says that this page is a stage, and in which state. */
  readonly announce = (own: OpenStage): void => {
    this.#own = own;
    this.#post({ type: 'here', ...own });
    this.#update();
  };

  /** Says that this page is no stage any more. */
  readonly leave = (): void => {
    if (this.#own) this.#post({ type: 'gone', id: this.#own.id });
    this.#own = null;
    this.#update();
  };

  /** Says whether this page has the host's controls. */
  readonly host = (isHost: boolean): void => {
    this.#isHost = isHost;
    this.#ask();
    this.#update();
  };

  readonly blackOut = (isBlack: boolean): void => {
    // A former page of the host may have left the stages black.
    if (this.#commands && isBlack === this.#isBlack) return;
    this.#commands = true;
    this.#isBlack = isBlack;
    this.#ask();
    this.#update();
  };

  #hear(message: StageMessage): void {
    switch (message.type) {
      case 'here':
        this.#others.set(message.id, { ...message, unanswered: 0 });
        break;
      case 'gone':
        this.#others.delete(message.id);
        break;
      case 'ask':
        if (message.isBlack !== undefined) this.#isBlack = message.isBlack;
        if (message.isHost) this.#sinceOtherHost = 0;
        if (this.#own) this.#post({ type: 'here', ...this.#own });
    }
    this.#update();
  }

  /** Forgets the stages that have not answered, and asks again. */
  #check(): void {
    for (const [id, stage] of this.#others) {
      stage.unanswered++;
      if (stage.unanswered > MOST_UNANSWERED) this.#others.delete(id);
    }
    this.#sinceOtherHost++;
    this.#update();
    this.#ask();
  }

  #ask(): void {
    this.#post({ type: 'ask', isHost: this.#isHost, ...(this.#commands && { isBlack: this.#isBlack }) });
  }

  #post(message: StageMessage): void {
    this.#channel?.postMessage(message);
  }

  /** Listeners hear only of changes. */
  #update(): void {
    const stages = [...this.#others.values(), ...(this.#own ? [this.#own] : [])];
    const heard = stages.filter(({ isHeard }) => isHeard).map(({ id }) => id);
    const state: StageState = {
      isUp: stages.length > 0,
      // Every page picks the same one.
      heard: heard.sort()[0] ?? null,
      isFull: stages.length > 0 && stages.every(({ isFull }) => isFull),
      needsClick: stages.some(({ needsClick }) => needsClick),
      isBlack: this.#isBlack,
      isDouble: this.#isHost && this.#sinceOtherHost <= MOST_UNANSWERED,
    };
    if (JSON.stringify(state) !== JSON.stringify(this.getState())) this.#state.set(state);
  }
}

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

/** `isHost`: whether the page has the host's controls. */
export function useStages(sessionCode: string, isHost: boolean): Stages {
  const { channel, state } = useStageChannel(sessionCode);
  useEffect(() => channel.host(isHost), [channel, isHost]);
  const [isBlocked, setBlocked] = useState(false);
  const [wasUp, setWasUp] = useState(false);
  if (state.isUp && !wasUp) setWasUp(true);
  const open = () => {
    setBlocked(false);
    // Safari blocks a window that opens only after something has loaded.
    openStage(stagePath(sessionCode))
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
  return `${ROUTES_AT}/session/${encodeURIComponent(sessionCode)}/stage`;
}
