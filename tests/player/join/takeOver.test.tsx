import { beforeEach, expect, test } from 'vitest';
import type { Screen } from '../../../src/player/join/joinState';
import { isDrawn, takeOver } from '../../../src/player/join/takeOver';

const FORM =
  '<main data-screen="form"><form><input id="code" value="BDFGH"><input id="name" value="Owls"></form>' +
  '<select><option>en</option><option selected>de</option></select></main>';
const OFFERED = '<main data-screen="form"><button class="go">Yes</button></main>';
const draft = { code: 'BDFGH', name: 'Owls' };
const form: Screen = { kind: 'form', draft };

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<p id="notice" hidden></p><div id="root"></div><template id="offered"></template>';
  root = document.getElementById('root')!;
});

test('what the form says is taken over, and what only the first script needs is removed', () => {
  root.innerHTML = FORM;
  root.onclick = root.oninput = () => undefined;
  expect(takeOver(root)).toEqual({ draft, language: 'de', isPressed: false });
  expect([root.onclick, root.oninput]).toEqual([null, null]);
  expect(document.body.querySelectorAll('#notice, template')).toHaveLength(0);
});

test('a press on what is offered is taken over without a draft', () => {
  root.innerHTML = OFFERED;
  root.dataset.pressed = '';
  expect(takeOver(root)).toEqual({ draft: undefined, language: undefined, isPressed: true });
});

test.each<[string, string, Screen, boolean]>([
  ['the form', FORM, form, true],
  ['a name that is offered', OFFERED, { ...form, isOffered: true }, true],
  ['the form for an offered name', FORM, { ...form, isOffered: true }, false],
  ['another screen', FORM, { kind: 'returning', membership: { ...draft, token: '' } }, false],
  ['nothing, as in development', '', form, false],
])('%s is drawn or not', (_, html, screen, is) => {
  root.innerHTML = html;
  expect(isDrawn(root, screen)).toBe(is);
});
