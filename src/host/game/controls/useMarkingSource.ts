import { createContext, useContext } from 'react';
import type { MarkedQuestion } from '../../../contract/hostGame';

/** What a host's page knows of the answers to closed questions, and how it loads the rest. */
export interface MarkingSource {
  /** Every closed question, as the server last sent it; only some with their groups. */
  questions: readonly MarkedQuestion[];
  /** By questionId, the groups loaded last; outdated where their version differs from the question's. */
  known: Readonly<Record<string, MarkedQuestion>>;
  /** How often this client has registered at the server. */
  registrations: number;
  /** Requests a question's groups; resolves to whether they arrived. */
  read: (questionId: string) => Promise<boolean>;
}

const NOTHING: MarkingSource = {
  questions: [],
  known: {},
  registrations: 0,
  read: () => Promise.resolve(false),
};

/** Other pages have nothing to mark. In a file of its own, so that the lobby loads no more of marking. */
export const MarkingContext = createContext(NOTHING);

export const useMarkingSource = (): MarkingSource => useContext(MarkingContext);
