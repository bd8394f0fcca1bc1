import type { Plugin } from 'vite';
import { fallbacksOf } from '../../../contract/languages.ts';
import { compileAnswers } from './answers.ts';
import { ANSWERS, isRoom, pathOf } from './catalogues.ts';
import { compileRoom } from './compile.ts';
import { writeTypes } from './types.ts';

const FILE = /[\\/]locales[\\/]([\w-]+)[\\/](\w+)\.json$/;
const ID = /^\0locales\/([\w-]+)\/(\w+)$/;

/**
 * Turns an import of `src/locales/{language}/{room}.json` into that room's compiled messages in that
 * language, so that pages contain no parser; `answers.json` into its lists. In development, a page reloads when its
 * messages change.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    // Before Vite's own JSON plugin.
    enforce: 'pre',
    configResolved: writeTypes,
    resolveId(source) {
      const file = FILE.exec(source);
      return file && isRoom(file[2]!) ? `\0locales/${file[1]}/${file[2]}` : undefined;
    },
    load(id) {
      const module = ID.exec(id);
      if (!module) return undefined;
      const [language, room] = [module[1]!, module[2]!];
      if (room === ANSWERS) {
        this.addWatchFile(pathOf(language, room));
        return compileAnswers(language);
      }
      for (const each of fallbacksOf(language)) this.addWatchFile(pathOf(each, room));
      return compileRoom(language, room);
    },
    hotUpdate({ file }) {
      const changed = FILE.exec(file);
      if (!changed || !isRoom(changed[2]!)) return undefined;
      writeTypes();
      const [language, room] = [changed[1]!, changed[2]!];
      const { moduleGraph } = this.environment;
      // Vite knows no module by this file: their ids are not paths. Other languages may fall back on it.
      for (const [id, module] of moduleGraph.idToModuleMap) {
        const shown = ID.exec(id);
        if (shown?.[2] === room && fallbacksOf(shown[1]!).includes(language))
          moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
