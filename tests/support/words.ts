const FILES = import.meta.glob<{ default: unknown }>('../../src/locales/*/*.json');

/** A room's words in one language, as pages load them; in the mixture by its name. */
export async function wordsOf<Room extends keyof Messages>(
  room: Room,
  language = 'en',
): Promise<Messages[Room]> {
  const { default: words } = await FILES[`../../src/locales/${language}/${room}.json`]!();
  return words as Messages[Room];
}
