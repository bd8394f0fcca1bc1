import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import type { PrintTexts } from '../host/print/printTexts';
import type { Kind } from './rules';

type PaperTexts = PrintTexts['onPaper'];

/** How one kind of question is printed. */
export interface PaperKind<Name extends QuestionKind = QuestionKind, Place = unknown> {
  /** What a team's sheet says of it: nothing that its right answer could be told from. */
  place: (question: Extract<Kind, { kind: Name }>) => Place;
  /** Where a team writes its answer. */
  Place: (props: { place: Place }) => ReactNode;
  /** What it brings, where that is not its points. */
  points?: (question: Extract<Kind, { kind: Name }>, texts: PaperTexts, format: Format) => string | undefined;
  /** The answers that the wall shows with their letters, for the host's script; absent: it shows none. */
  answers?: (question: Extract<Kind, { kind: Name }>) => { text: string; isRight: boolean }[];
  /** What is right, in lines with labels of their own or none. */
  right: (question: Extract<Kind, { kind: Name }>, texts: PaperTexts, format: Format) => RightLine[];
}

/** A label, or undefined for that of the answer, and what is right. */
export type RightLine = [label: string | undefined, text: string];

type Format = (value: number) => string;
