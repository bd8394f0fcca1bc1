import type { ReactNode } from 'react';
import type { QuestionKind, SolvedKind } from '../../contract/question';
import type { PrintTexts } from './printTexts';
import type { KindFields } from '../../game/quiz/quiz';
import { plugged } from '../../plug';

/** How one kind of question is printed. Only one with a right answer is on a team's sheet. */
export type PaperKind<Name extends QuestionKind = QuestionKind, Place = unknown> = PaperAnswers<Name> &
  ([Name] extends [SolvedKind] ? PaperPlace<Name, Place> : unknown);

interface PaperPlace<Name extends QuestionKind, Place> {
  /** The data for a team's sheet, which must not give away the right answer. */
  place: (question: KindFields<Name>) => Place;
  /** The space where a team writes its answer. */
  Place: (props: { place: Place }) => ReactNode;
}

interface PaperAnswers<Name extends QuestionKind> {
  /** The points to print, where they are not the question's own. */
  points?: (
    question: KindFields<Name>,
    texts: PrintTexts['onPaper'],
    format: (value: number) => string,
  ) => string | undefined;
  /** The answers with letters on the wall, for the host's script; absent for a kind without them. */
  answers?: (question: KindFields<Name>) => { text: string; isRight: boolean; image?: string }[];
  /** What it shows one after the other, for the host's script; absent for a kind without stages. */
  clues?: (question: KindFields<Name>) => { text?: string; image?: string }[];
}

export type PaperKinds = Record<QuestionKind, object>;
const kinds = plugged<PaperKinds>('paper');

/** How a kind of question is printed. */
export function paperOf<Name extends QuestionKind>({ kind }: { kind: Name }): PaperKind<Name> {
  // The answer place and the component that draws it belong to the same kind, which the compiler cannot
  // follow.
  return kinds()[kind] as never;
}
