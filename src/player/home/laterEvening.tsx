import { lazy } from 'react';
import { loadOrReload } from '../../look/loadOrReload';

/** What this phone has saved of past evenings. */
export const LaterEveningEntry = lazy(async () => {
  const { EveningEntry } = await loadOrReload(() => import('./EveningEntry'));
  return { default: EveningEntry };
});

/** The record of the evening that is over. */
export const LaterEveningKeeper = lazy(loadEveningKeeper);

/** Loads the code that saves an evening, so that it is available at the end. */
export async function loadEveningKeeper() {
  const { EveningKeeper } = await loadOrReload(() => import('./EveningKeeper'));
  return { default: EveningKeeper };
}
