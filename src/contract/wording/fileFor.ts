import { fallbacksOf } from '../languages';

/** Of a room's files by their paths, such as `../locales/de/game.json`, the first that a language is said in. */
export function fileFor<File>(files: Readonly<Record<string, File>>, language: string): File {
  const paths = Object.keys(files);
  const found = fallbacksOf(language).map((each) => paths.find((path) => path.includes(`/${each}/`)));
  return files[found.find((path) => path !== undefined)!]!;
}
