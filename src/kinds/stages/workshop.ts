import { listOf } from '../../contract/parsed';
import type { QuestionDraft } from '../../host/workshop/draft/draft';
import { fieldsOf, textOf } from '../../host/workshop/draft/fields';
import { amountOf, numberOf } from '../../host/workshop/draft/numbers';
import { type ListKind, NOTHING_YET, textsOf } from '../../host/workshop/workshopKind';
import { playedAccepted, writtenList } from '../written/workshop';
import type { StagesKind } from './rules';
import { MIN_STAGES } from './wire';
import type { StageDraft } from './workshopDraft';

export const BLANK: StageDraft = { text: '', image: '', points: '' };

/** The clues are fields of their own; the list holds what is accepted. */
export const stagesWorkshop: ListKind<'stages'> = {
  ...writtenList,
  played: (draft) => ({ kind: 'stages', stages: playedStages(draft), accepted: playedAccepted(draft) }),
  hasOwnPoints: () => true,
  mostPoints: (draft) => Math.max(...playedStages(draft).map(({ points }) => points)),
  pictures: ({ stages }) => stages.map(({ image }) => image),
  read: ({ stages, stagePoints }) => ({
    stages: listOf(stages).map((input, at) => {
      const { text, image } = fieldsOf(input);
      return { text: textOf(text), image: textOf(image), points: textOf(listOf(stagePoints)[at]) };
    }),
  }),
  write(draft) {
    const written = writtenStages(draft);
    const hasPoints = written.some(({ points }) => points.trim() !== '');
    return {
      stages: written.map(({ text, image }) => ({ ...(text && { text }), ...(image && { image }) })),
      acceptedAnswers: textsOf(draft),
      ...(hasPoints && {
        stagePoints: written.map(({ points }, at) =>
          points.trim() === '' ? usualPoints(written, at) : numberOf(points),
        ),
      }),
    };
  },
};

/** The clues as fields: at least as many as a question needs. */
export function stageRows({ stages }: QuestionDraft): readonly StageDraft[] {
  return [...stages, ...Array.from({ length: Math.max(0, MIN_STAGES - stages.length) }, () => BLANK)];
}

/** How many clues a single picture makes if their number was not chosen: of two, the second shows all of it. */
const USUAL_PICTURES = 5;

/** How many clues a single picture makes: as many as there are, unless nobody has touched them. */
export function picturesFor(rows: readonly StageDraft[]): number {
  const isUntouched =
    rows.length === MIN_STAGES && rows.every((row) => Object.values(row).every((each) => !each));
  return isUntouched ? USUAL_PICTURES : rows.length;
}

/** Changes a clue, which may be the one after the last. */
export function withRow(
  rows: readonly StageDraft[],
  at: number,
  change: Partial<StageDraft>,
): readonly StageDraft[] {
  return rows.toSpliced(at, 1, { ...(rows[at] ?? BLANK), ...change });
}

/** Writes lines into this clue and the following ones. Surplus clues are kept, and are reported. */
export function withLines(rows: readonly StageDraft[], at: number, lines: readonly string[]): StageDraft[] {
  const filled = lines.map((text, place) => ({ ...(rows[at + place] ?? BLANK), text }));
  return rows.toSpliced(at, lines.length, ...filled);
}

/** The points of a clue where its author gives none: one more than those of the next one. */
export function usualPoints(rows: readonly unknown[], at: number): number {
  return rows.length - at;
}

function writtenStages({ stages }: QuestionDraft): StageDraft[] {
  return stages.filter(({ text, image }) => text.trim() || image.trim());
}

function playedStages(draft: QuestionDraft): StagesKind['stages'] {
  const rows = stageRows({ ...draft, stages: writtenStages(draft) });
  return rows.map(({ text, image, points }, at) => {
    const [said, file] = [text.trim(), image.trim()];
    return {
      ...((said || !file) && { text: said || NOTHING_YET }),
      ...(file && { image: file }),
      points: amountOf(points) ?? usualPoints(rows, at),
    };
  });
}
