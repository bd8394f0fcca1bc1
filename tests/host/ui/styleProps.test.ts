import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSystem } from '@chakra-ui/react/preset';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { system } from '../../../src/host/ui/theme';

/** Parts of ours, and of other packages, that have props of these names. */
const OWN_PARTS = /^(Scaled|Countdown|TwoColumns|m\.|motion\.)/;
/** Sizes of a button, a part of a dialog, the order of a list, a round on paper, the points' scale, a contrast. */
const OTHERS = ['sm', 'md', 'content', 'order', 'grid', 'scale', 'contrast'];

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
  const used = files
    .flatMap((file) => propsIn(join('src/host', file)).map((prop) => ({ file, prop })))
    .filter(({ prop }) => defaultSystem.isValidProperty(prop) && !OTHERS.includes(prop));
  const missing = used.filter(({ prop }) => !system.properties.has(prop));
  expect(missing.map(({ file, prop }) => `${file}: ${prop}`)).toEqual([]);
  expect(new Set(used.map(({ prop }) => prop)).size).toBeGreaterThan(60);
});
