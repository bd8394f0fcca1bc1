import type { MediaFault, MediaKind } from '../../../contract/media';
import type { Plan } from '../../../game/plan';
import { filesOf } from '../../../game/views/mediaView';

/** What games need of the media folder. What is known of a file is from the last look at it. */
export interface GameMedia {
  /** From now on a session has addresses for these files, and for no others. */
  keep(sessionCode: string, fileNames: Iterable<string>): void;
  /** The session has ended, and its addresses with it. */
  drop(sessionCode: string): void;
  /** A file's address in a session; undefined where it cannot be shown as a medium of this kind. */
  urlOf(sessionCode: string, kind: MediaKind, fileName: string): string | undefined;
  faultOf(kind: MediaKind, fileName: string): MediaFault | undefined;
  /** Looks at files anew; answers whether any is different from before. Never fails. */
  look(fileNames: Iterable<string>): Promise<boolean>;
}

/** All files that a plan's questions name, each with the place of the first scene that asks for it. */
export function filesOfPlan({ questions }: Plan): Map<string, number> {
  const files = new Map<string, number>();
  for (const { question, askedAt } of questions)
    for (const { fileName } of filesOf(question)) {
      const first = files.get(fileName) ?? Infinity;
      files.set(fileName, Math.min(first, askedAt));
    }
  return files;
}
