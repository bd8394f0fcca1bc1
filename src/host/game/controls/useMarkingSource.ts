import { createContext, useContext } from 'react';
import type { MarkedQuestion } from '../../../contract/hostGame';

/** What a host's page knows of the answers to closed questions, and how it gets the rest. */
export interface MarkingSource {
  /** Every closed question, as the server told of it last; not all with their groups. */
  questions: readonly MarkedQuestion[];
  /** By questionId, the groups that came last; old ones where their version is another than the question's. */
  known: Readonly<Record<string, MarkedQuestion>>;
  /** How often this client has registered at the server. */
  registrations: number;
  /** Asks for a question's groups; answers whether they came. */
  read: (questionId: string) => Promise<boolean>;
}

const NOTHING: MarkingSource = {
  questions: [],
  known: {},
  registrations: 0,
  read: () => Promise.resolve(false),
};

/** For pages that are no host's there is nothing to mark. A file of its own: the lobby loads no more of marking. */
export const MarkingContext = createContext(NOTHING);

export const useMarkingSource = (): MarkingSource => useContext(MarkingContext);
