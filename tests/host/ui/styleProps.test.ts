import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig, defaultConditions } from '@chakra-ui/react/preset-base';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { styleProps } from '../../../src/host/ui/styleProps';

/** The names of all props in a list, each with its short names. */
function namesIn(utilities: object = {}): string[] {
  return Object.entries(utilities as Record<string, { shorthand?: string | string[] }>).flatMap(
    ([name, { shorthand = [] }]) => [name, ...[shorthand].flat()],
  );
}

const known = new Set([
  ...namesIn(defaultBaseConfig.utilities),
  ...Object.keys(defaultConditions).map((each) => `_${each}`),
]);
const ours = new Set([
  ...namesIn(styleProps.utilities),
  ...Object.keys(styleProps.conditions!).map((each) => `_${each}`),
]);
/** Props that take the same values in CSS, where these parts give them no token. */
const PLAIN =
  /^(animation|aspectRatio|border(Top)?Width|cursor|flex(Direction)?|font(Family|Weight)|letterSpacing|lineHeight|opacity|overflow[XY]?|position|scrollbarColor|text(Align|Transform|Decoration)|transform|transition|zIndex)$/;
/** Parts of ours, and of other packages, that have props of these names. */
const OWN_PARTS = /^(Scaled|Countdown|TwoColumns|m\.|motion\.)/;
/** The points' scale, and the contrast of a colour. */
const OTHERS = ['scale', 'contrast'];

/** The style props of a part in its element, or in a look that is made for it. */
function propsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const addKeys = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text);
    ts.forEachChild(node, addKeys);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      if (/^([A-Z]|chakra\.)/.test(tag) && !OWN_PARTS.test(tag))
        for (const each of node.attributes.properties) {
          if (ts.isJsxAttribute(each)) found.push(each.name.getText());
          else if (ts.isJsxSpreadAttribute(each)) addKeys(each);
        }
    }
    if (ts.isCallExpression(node) && /^(chakra|define(Slot)?Recipe)$/.test(node.expression.getText())) {
      node.arguments.forEach(addKeys);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('each style prop in use is on our list, which is far shorter than Chakra’s', () => {
  const files = readdirSync('src/host', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const used = files.flatMap((file) => propsIn(join('src/host', file)).map((prop) => ({ file, prop })));
  const missing = used.filter(
    ({ prop }) => known.has(prop) && !ours.has(prop) && !PLAIN.test(prop) && !OTHERS.includes(prop),
  );
  expect(missing.map(({ file, prop }) => `${file}: ${prop}`)).toEqual([]);
  const props = new Set(used.map(({ prop }) => prop));
  const shorthands = namesIn(styleProps.utilities).filter((name) => props.has(name));
  expect(shorthands.length).toBeGreaterThan(25);
});
