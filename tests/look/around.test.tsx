import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { around } from '../../src/look/around';

const shown = (node: ReturnType<typeof around>) => render(<p>{node}</p>).container.innerHTML;

test('an element replaces a value', () => {
  expect(shown(around((name) => `Hello ${name}!`, <b>Ada</b>))).toBe('<p>Hello <b>Ada</b>!</p>');
  expect(shown(around((name) => name, <b>Ada</b>))).toBe('<p><b>Ada</b></p>');
});

test('several elements follow the language’s order', () => {
  const from = <s>Bern</s>;
  expect(shown(around((one, other) => `${one} → ${other}`, from, 'Basel'))).toBe(
    '<p><s>Bern</s> → Basel</p>',
  );
  expect(shown(around((one, other) => `${other}, not ${one}`, from, 'Basel'))).toBe(
    '<p>Basel, not <s>Bern</s></p>',
  );
});

test('a value may be used twice, or not at all', () => {
  expect(shown(around((name) => `${name}, ${name}`, <b>Ada</b>))).toBe('<p><b>Ada</b>, <b>Ada</b></p>');
  expect(shown(around(() => 'Nobody', <b>Ada</b>))).toBe('<p>Nobody</p>');
});
