import { build, type Plugin } from 'vite';
import { messages } from './messages/messages.ts';

const QUERY = '?standalone-code';

/**
 * Turns `import code from './x.ts?standalone-code'` into the code of a separate process, bundled with
 * everything that it imports. It thus starts in the same way from source, in tests and in the built server,
 * wherever its files are.
 */
export function standaloneCode(): Plugin {
  return {
    name: 'standalone-code',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [messages()],
        ssr: { noExternal: true },
        build: {
          ssr: id.slice(0, -QUERY.length),
          write: false,
          target: 'node20',
          rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
        },
      });
      if (!('output' in built)) throw new Error(`${id} did not bundle into one program`);
      const [{ code, moduleIds }] = built.output;
      for (const module of moduleIds) if (!module.includes('node_modules')) this.addWatchFile(module);
      // The modules are named for the list of what is bundled.
      return { code: `export default ${JSON.stringify(code)};`, meta: { modules: moduleIds } };
    },
  };
}
