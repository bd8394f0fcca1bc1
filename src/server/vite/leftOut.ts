import type { Plugin } from 'vite';

/** Modules of packages that no page needs, each with what stands in its place. */
export const STAND_INS: Readonly<Record<string, string>> = {
  // Browsers send with XMLHttpRequest, which axios prefers.
  'axios/lib/adapters/fetch.js': 'export const getFetch = undefined;',
  // Nothing asks axios for the names of statuses.
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  // SignalR negotiates with fetch, which all browsers have.
  '@microsoft/signalr/dist/esm/XhrHttpClient.js': 'export class XhrHttpClient {}',
  // A list of all CSS properties; host/ui/styleProps.ts has those in use.
  '@pandacss/is-valid-prop/dist/index.mjs': 'export const isCssProperty = (prop) => /^--|[&@]/.test(prop);',
  // A list of all HTML attributes; by their types, Chakra's parts take only two props that are not among them.
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js':
    "export default (prop) => prop !== 'as' && prop !== 'asChild';",
};

/** In the router's code: what it creates as it loads, the names it gives that, and whether it warns developers. */
const MADE_AT_ONCE = /(?<=^var \w+ = )(?=React\d*\.\w+\()/gm;
const NAMED = /^\w+\.displayName = ".*";$/gm;
const WARNS = /(?<=^var ENABLE_DEV_WARNINGS = )true/m;

/** Leaves out of packages what no page needs, where the bundler cannot see that. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: (id) => STAND_INS[id.split('/node_modules/').at(-1) ?? ''],
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => withoutUnused(code),
    },
  };
}

/** Lets the bundler drop the parts of the router that nothing uses, and its warnings to developers. */
export function withoutUnused(code: string): string {
  return code.replace(NAMED, '').replace(MADE_AT_ONCE, '/* @__PURE__ */ ').replace(WARNS, 'false');
}
