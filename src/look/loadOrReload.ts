/** In milliseconds. */
const RETRY_MS = 2_000;

/**
 * Loads a part of the page. If that fails, reloads the page once its server responds, since some browsers
 * remember permanently that a script could not be loaded.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await pageAnswers();
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

/** Loads a component in the same way, for React's `lazy`. */
export async function loadComponent<Part>(load: () => Promise<Part>) {
  return { default: await loadOrReload(load) };
}

/**
 * Returns a function that loads a part of the page once, however often it is called. It may be called early, and a
 * failure ignored: it fails again when the part is needed. Loading it again would not load its style sheet again.
 */
export function loadedOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => (loading ??= load());
}

async function pageAnswers(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) return;
  }
}
