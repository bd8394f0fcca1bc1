import type { Draft, Screen } from './joinState';

/** What the build draws before there are scripts: see `drawnScreens`. */
export type FirstScreen = 'form' | 'offered' | 'returning' | 'team';

/** Stands for the name that beforeScripts.js fills in. */
export const NAME_MARK = '\uFFFC';

/** What a person did before the page's scripts were there. */
interface Early {
  /** What the form's fields say; absent where another screen was shown. */
  draft: Draft | undefined;
  /** What stands in the list of languages. */
  language: string | undefined;
  isPressed: boolean;
}

/** Ends what beforeScripts.js does, and returns what it has kept. */
export function takeOver(root: HTMLElement): Early {
  root.onclick = root.oninput = root.onsubmit = null;
  document.querySelectorAll('template, #notice').forEach((part) => part.remove());
  const typed = (kind: string) => root.querySelector<HTMLInputElement>(`#${kind}`)?.value;
  const [code, name] = [typed('code'), typed('name')];
  const draft = code === undefined || name === undefined ? undefined : { code, name };
  const language = root.querySelector('select')?.value;
  return { draft, language, isPressed: 'pressed' in root.dataset };
}

/** Whether this screen is the one drawn, so that its elements can be used on, with the focus and what is typed. */
export function isDrawn(root: HTMLElement, screen: Screen): boolean {
  const isForm = root.querySelector('form') !== null;
  return (
    root.querySelector('main')?.dataset.screen === screen.kind &&
    (screen.kind !== 'form' || isForm !== (screen.isOffered === true))
  );
}
