import { lazy } from 'react';
import { loadOrReload } from '../../look/loadOrReload';

/** What this phone has kept of former evenings. */
export const LaterEveningEntry = lazy(async () => {
  const { EveningEntry } = await loadOrReload(() => import('./EveningEntry'));
  return { default: EveningEntry };
});

/** What is kept of the evening that is over. */
export const LaterKeptEvening = lazy(loadKeptEvening);

/** Loads what keeps an evening, so that it is there at the end. */
export async function loadKeptEvening() {
  const { KeptEvening } = await loadOrReload(() => import('./KeptEvening'));
  return { default: KeptEvening };
}
