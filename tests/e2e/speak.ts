import type { Page } from '@playwright/test';
import type { Language } from '../../src/contract/languages';

declare global {
  interface Window {
    /** Changes the language of a page that has appeared, and waits until it is shown. */
    speak: (language: Language) => Promise<void>;
  }
}

/** Lets scripts change the page's language: a phone's by its menu, a host's as if it was chosen in another tab. */
export function teachLanguages(page: Page) {
  return page.addInitScript(() => {
    window.speak = async (language) => {
      const menu = document.querySelector<HTMLSelectElement>('.language select');
      if (menu) {
        menu.value = language;
        menu.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        const key = 'quiz-night.language';
        localStorage.setItem(key, language);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }
      // React resets the menu until it shows the chosen language, and hides it while texts are loading.
      const isInMenu = () => !menu || (menu.value === language && menu.checkVisibility());
      while (document.documentElement.lang !== language || !isInMenu())
        await new Promise(requestAnimationFrame);
    };
  });
}
