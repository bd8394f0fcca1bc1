import type { QuizSource } from '../../../contract/quizSource';
import { isSameQuiz } from './quizJson';

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
