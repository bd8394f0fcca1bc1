import { MEDIA_KINDS, type MediaKind } from '../../contract/media';
import { rulesOf } from '../../kinds/rules';
import type { QuizQuestion } from './quiz';

/** A media file named by a question. */
interface NamedFile {
  kind: MediaKind;
  fileName: string;
  /** The stage that shows it first, from 0. */
  stage: number;
}

/** The files named by a question. */
export function filesOf(question: QuizQuestion): NamedFile[] {
  const files = MEDIA_KINDS.flatMap((kind): NamedFile[] => {
    const fileName = question[kind];
    return fileName === undefined ? [] : [{ kind, fileName, stage: 0 }];
  });
  const stages = rulesOf(question).stagesOf?.(question) ?? [];
  const pictures = stages.flatMap(({ image }, stage): NamedFile[] =>
    image === undefined ? [] : [{ kind: 'image', fileName: image, stage }],
  );
  return [...files, ...pictures];
}
