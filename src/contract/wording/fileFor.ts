import { fallbacksOf } from '../languages';

/** Returns the file of the first fallback language among paths such as `../locales/de/game.json`. */
export function fileFor<File>(files: Readonly<Record<string, File>>, language: string): File {
  const paths = Object.keys(files);
  const found = fallbacksOf(language).map((each) => paths.find((path) => path.includes(`/${each}/`)));
  return files[found.find((path) => path !== undefined)!]!;
}
