import type { Screen } from './joinState';
import { findSavedSession, lastName, recentSession } from './savedSessions';

/**
 * The screen of a page just opened: the phone returns to the session in the address, or without a code to the last one,
 * if it has a membership there. A join whose result was lost goes on. Otherwise the form.
 */
export function firstScreen(code: string): Screen {
  const saved = code ? findSavedSession(code) : recentSession();
  if (!saved) return { kind: 'form', draft: { code, name: lastName() } };
  const membership = { code: saved.code, name: saved.name, token: saved.token };
  return { kind: saved.admitted ? 'returning' : 'joining', membership };
}
