import '../look/tokens.css';
import '../look/classes.css';
import '../look/reset.css';
import '../player/page.css';
import './scanned.css';
import { languageFor } from '../contract/languages';
import { fileFor } from '../contract/wording/fileFor';
import { setPageLanguage } from '../look/pageLanguage';
import { downloadAddress } from './download';

const TEXTS = import.meta.glob<{ default: Messages['demo'] }>('../locales/*/demo.json');

/** Tells whoever has scanned the code on the wall that this is a demo, and what to do. */
export async function showScanned(): Promise<void> {
  const language = languageFor(navigator.languages);
  const { demo } = (await fileFor(TEXTS, language)()).default;
  const root = document.getElementById('root') as HTMLElement;
  setPageLanguage(language);
  document.documentElement.className = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const main = add(root, 'main', '');
  main.className = 'stack page';
  main.dataset.scanned = '';
  add(main, 'h1', demo.own);
  add(main, 'p', demo.ownWhy);
  addLink(main, './', demo.open, 'go level');
  addLink(main, downloadAddress(), demo.download, 'quiet level');
}

function add(to: HTMLElement, name: 'main' | 'h1' | 'p' | 'a', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  to.append(element);
  return element;
}

function addLink(to: HTMLElement, address: string, text: string, look: string): void {
  const link = add(to, 'a', text) as HTMLAnchorElement;
  link.href = address;
  link.className = look;
}
