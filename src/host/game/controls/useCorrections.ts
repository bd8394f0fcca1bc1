import { useRef, useState, type ChangeEvent } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { HostPlayer } from '../../../contract/toHosts';
import { useWords, type Words } from '../../texts/roomTexts';
import { useCorrectionTexts, useGameTexts } from '../gameTexts';
import { paperEntries, typedPoints, type PaperEntry } from '../paper/sheets';
import { useGameHost } from './actions';

/** The longest reason that the server accepts, in characters. */
const MOST_REASON = 200;

type Adjust = Extract<Command, { type: 'adjust' }>;

/** Something that the host gave, took or entered by hand. */
interface Correction {
  key: string;
  /** Undefined once the player has left. */
  player: HostPlayer | undefined;
  /** Null for single answers on paper. */
  points: string | null;
  /** The reason, or what was entered. */
  about: string;
  takeBack: () => void;
}

/** The points given or taken by hand, newest first, and the entries for sheets; each can be undone. */
export function useCorrections(): Correction[] {
  const { game, hostGame, send } = useGameHost();
  const { gained, value } = useGameTexts();
  const { noReason } = useCorrectionTexts();
  const words = useWords();
  if (!hostGame) return [];
  const playerOf = (id: string) => hostGame.players.find(({ playerId }) => playerId === id);
  const present = 'round' in game.scene ? game.scene.round?.index : undefined;
  const takeEntryBack = ({ playerId, round, questionIds }: PaperEntry) => {
    for (const questionId of questionIds) send({ type: 'score', playerId, questionId, share: null });
    if (questionIds.length === 0 && round !== undefined)
      send({ type: 'scoreRound', playerId, roundIndex: round, points: null });
  };
  return [
    ...[...hostGame.adjustments].reverse().map((adjustment) => ({
      key: adjustment.adjustmentId,
      player: playerOf(adjustment.playerId),
      points: gained(adjustment.points),
      about: adjustment.reason || noReason,
      takeBack: () => send({ type: 'adjust', ...adjustment, points: 0 }),
    })),
    ...paperEntries(hostGame, present).map((entry) => ({
      key: `${entry.playerId} ${entry.round} ${entry.total === undefined}`,
      player: playerOf(entry.playerId),
      points: entry.total === undefined ? null : value(entry.total),
      about: entryWords(entry, words),
      takeBack: () => takeEntryBack(entry),
    })),
  ];
}

/** Names the round of an entry on paper, and how many of its questions were marked or that all of it was. */
function entryWords({ round, questionIds }: PaperEntry, words: Words): string {
  const marked = questionIds.length > 0 ? words.questions({ count: questionIds.length }) : '';
  if (round === undefined) return marked;
  const label = words.round({ place: round + 1 });
  return marked ? words.labelled({ label, value: marked }) : label;
}

/** A form to correct points. Giving and taking are separate, as phones' number pads have no minus. */
export function usePointsForm(playerId: string) {
  const { hostGame, send } = useGameHost();
  const [typed, setTyped] = useState('1');
  const [reason, setReason] = useState('');
  const lost = useRef<readonly Adjust[]>([]);
  // Nobody is given 0 points.
  const amount = typedPoints(typed) || null;
  /**
   * Returns the id of the same correction if the server did not respond to it: the server may have applied it, and
   * applies each id only once.
   */
  const repeatedId = (points: number) => {
    const isKnown = (id: string) => hostGame?.adjustments.some(({ adjustmentId }) => adjustmentId === id);
    return lost.current.find(
      (each) =>
        each.playerId === playerId &&
        each.points === points &&
        each.reason === reason.trim() &&
        !isKnown(each.adjustmentId),
    )?.adjustmentId;
  };
  const adjust = (sign: 1 | -1) => {
    if (amount === null) return;
    const points = sign * amount;
    const adjustmentId = repeatedId(points) ?? newAdjustmentId();
    const command: Adjust = { type: 'adjust', adjustmentId, playerId, points, reason: reason.trim() };
    setReason('');
    send(command, (outcome) => {
      const others = lost.current.filter((each) => each.adjustmentId !== adjustmentId);
      lost.current = outcome === 'lost' ? [...others, command] : others;
      if (outcome === 'lost') setReason((now) => now || reason);
    });
  };
  return {
    adjust,
    isBad: amount === null,
    amountField: {
      inputMode: 'decimal',
      autoComplete: 'off',
      value: typed,
      'aria-invalid': amount === null,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    },
    reasonField: {
      autoComplete: 'off',
      maxLength: MOST_REASON,
      value: reason,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setReason(event.target.value),
    },
  } as const;
}

/** `crypto.randomUUID` is missing on a page without HTTPS, as a venue's mostly is. */
function newAdjustmentId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
