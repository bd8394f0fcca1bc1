import type { QuizSource } from '../../../contract/quizSource';
import { type StoredDraft, readDrafts, removeDraft, writeDraft } from './draftStore';
import { isSameQuiz } from './quizJson';
import type { Conflict, OpenState } from './savingState';

/** Whose draft of which quiz is kept. */
export interface DraftPlace {
  address: string;
  quizId: string;
  /** This window. */
  writer: string;
}

/** Keeps what is typed in this window in the browser, and finds what other windows have typed. */
export class DraftKeeper {
  readonly #place: DraftPlace;
  readonly #lineage: Lineage;

  constructor(place: DraftPlace, lineage: Lineage) {
    this.#place = place;
    this.#lineage = lineage;
  }

  /**
   * Keeps the quiz as it is. Drafts of other windows that this one was made from are removed; one with something else
   * in it is left alone and returned.
   */
  keep({ mine, base }: OpenState): { isKept: boolean; other: StoredDraft | null } {
    const { address, quizId, writer } = this.#place;
    const others = readDrafts(address, quizId).filter((draft) => draft.writer !== writer);
    const isKept = writeDraft(address, {
      quizId,
      etag: base.etag,
      source: mine,
      writer,
      savedAt: Date.now(),
    });
    const isNew = ({ source }: StoredDraft) =>
      ![mine, base.source].some((known) => isSameQuiz(known, source)) && !this.#lineage.knows(source);
    for (const old of others.filter((draft) => !isNew(draft))) {
      // Its window may be about to store it.
      this.#lineage.includes(old.source);
      if (isKept) this.remove(old.writer);
    }
    if (isKept) this.#lineage.keeps(mine);
    return { isKept, other: others.find(isNew) ?? null };
  }

  /** A conflict with what the other window has typed by now. */
  asOfNow(conflict: Conflict): Conflict {
    if (conflict.from === 'server') return conflict;
    const { address, quizId } = this.#place;
    const draft = readDrafts(address, quizId).find(({ writer }) => writer === conflict.writer);
    return draft ? { ...conflict, theirs: draft.source, etag: draft.etag } : conflict;
  }

  /** Removes the draft of a window; this one's where none is named. */
  remove(writer = this.#place.writer): void {
    removeDraft(this.#place.address, this.#place.quizId, writer);
  }
}

/** Older ones are forgotten. */
const MOST_VERSIONS = 50;

/** The versions that the quiz in this window was made from. Where another place has one of them, nothing is lost. */
export class Lineage {
  #kept: QuizSource | null = null;
  #others: { source: QuizSource | null; etag: string | null }[] = [];

  /** This window keeps it in the browser, or took it from there. */
  keeps(source: QuizSource): void {
    this.#kept = source;
  }

  /** The quiz in this window stands for this one too: it was made from it, or the host chose to replace it. */
  includes(source: QuizSource | null, etag: string | null = null): void {
    this.#others = [{ source, etag }, ...this.#others].slice(0, MOST_VERSIONS);
  }

  knows(source: QuizSource, etag: string | null = null): boolean {
    return (
      isSameQuiz(this.#kept, source) ||
      this.#others.some((each) => (etag !== null && each.etag === etag) || isSameQuiz(each.source, source))
    );
  }
}
