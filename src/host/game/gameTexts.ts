import { type Language, localeOf, numberIn } from '../../contract/languages';
import type { Question, Round } from '../../contract/question';
import type { SessionGame } from '../../contract/toMonitors';
import { type Catalogue, defineTexts } from '../texts/useLanguage';
import { listIn } from '../../contract/wording/lists';
import type { HostWords } from '../../contract/wording/rightAnswers';
import { useWords, type Words } from '../texts/roomTexts';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['game']>>('../../locales/*/game.json'),
  ({ scenes, ...texts }, language) => ({
    ...texts,
    scenes: { ...scenes, points: numberIn(language), list: listIn(language), ...numbersIn(language) },
  }),
);

export const useGameTexts = () => useTexts().scenes;
export const useMediaTexts = () => useTexts().media;
export const useControlTexts = () => useTexts().controls;
export const useMarkingTexts = () => useTexts().marking;
export const useCorrectionTexts = () => useTexts().corrections;
export const useRemoteTexts = () => useTexts().remote;

export type GameTexts = ReturnType<typeof useGameTexts>;
export type ControlTexts = ReturnType<typeof useControlTexts>;

/** The words from which the lines of a right answer are built. */
export function useSolutionWords(): HostWords {
  const { value } = useGameTexts();
  const { withUnit, labelled } = useWords();
  return { value, withUnit, labelled };
}

/** A question with where it belongs. */
export interface AskedQuestion {
  round: Round | null;
  tieBreak?: boolean | undefined;
  question: Question;
}

/** The number of a question within its round. The tie-break and a question in a break belong to no round. */
export function questionPlace({ round, tieBreak, question }: AskedQuestion, texts: GameTexts): string {
  if (round) return texts.question.heading({ place: question.number, of: question.of });
  return tieBreak ? texts.tieBreak.heading : texts.ask;
}

/** A round's title, or its number where it has none. */
export function roundName({ title, index }: Round, words: Words): string {
  return title ?? words.round({ place: index + 1 });
}

/** What is said of the round that is open beside the others. */
export interface BesideNote {
  /** What it is called and until when it is open; at first also where. */
  about: string;
  /** How many have begun it; null if nobody could. */
  begun: string | null;
  /** The scene is the first that could say so. */
  isNew: boolean;
}

/** The note on the round open beside the others, where the scene has one: between rounds, not at its own place. */
export function useBesideNote({ scene, beside }: SessionGame, hasPaper: boolean): BesideNote | null {
  const texts = useGameTexts().round;
  const words = useWords();
  const isBetween = scene.name === 'round' || scene.name === 'scores' || scene.name === 'break';
  const isOwnPlace = scene.name === 'round' && scene.round.index === beside?.round.index;
  if (!beside || !isBetween || isOwnPlace) return null;
  const { round, begun, expected } = beside;
  const named = { title: roundName(round, words), place: round.index + 1 };
  const isNew = scene.name === 'round' && scene.round.index === 0;
  return {
    about: isNew ? texts.beside({ ...named, paper: hasPaper ? 'yes' : 'no' }) : texts.besideUntil(named),
    begun: begun !== undefined && expected ? texts.begun({ begun, expected }) : null,
    isNew,
  };
}

/** Says who has won a tie-break, or that it is still level. */
export function tieBreakResult(
  winners: readonly string[],
  { result, level }: GameTexts['tieBreak'],
  { names }: Words,
): string {
  return winners.length === 1 ? result({ winner: winners[0]! }) : level({ names: names(winners) });
}

/** Number formats: points gained with their sign, and right answers with all digits. */
function numbersIn(language: Language) {
  const locale = localeOf(language);
  return {
    gained: new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format,
    percent: new Intl.NumberFormat(locale, { style: 'percent' }).format,
    // Years have no separator.
    value: new Intl.NumberFormat(locale, { maximumFractionDigits: 10, useGrouping: 'min2' }).format,
  };
}
