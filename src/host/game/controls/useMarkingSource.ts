import { createContext, useContext } from 'react';
import type { MarkedQuestion } from '../../../contract/toHosts';

/** The answers that came apart from their closed questions, and how to load more. */
export interface MarkingSource {
  /** By questionId, the groups loaded last; outdated where their version differs from the question's. */
  known: Readonly<Record<string, MarkedQuestion>>;
  /** How often this client has registered at the server. */
  registrations: number;
  /** Requests a question's groups; resolves to whether they arrived. */
  read: (questionId: string) => Promise<boolean>;
}

const NOTHING: MarkingSource = { known: {}, registrations: 0, read: () => Promise.resolve(false) };

/** Other pages have nothing to mark. In a file of its own, so that the lobby loads no more of marking. */
export const MarkingContext = createContext(NOTHING);

export const useMarkingSource = (): MarkingSource => useContext(MarkingContext);
