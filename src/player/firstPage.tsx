import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../contract/languages';
import { PhoneApp } from './PhoneApp';
import type { PhoneClient } from './phoneClient';
import { NAME_MARK, type FirstScreen } from './join/takeOver';
import type { Screen } from './join/joinState';
import { loadPhoneTexts } from './texts/loadTexts';

const membership = { code: '', name: NAME_MARK, token: '' };
const SCREENS: Record<FirstScreen, Screen> = {
  form: { kind: 'form', draft: { code: '', name: '' } },
  offered: { kind: 'form', draft: { code: '', name: NAME_MARK }, isOffered: true },
  returning: { kind: 'returning', membership },
  team: { kind: 'joining', membership: { ...membership, name: '', ticket: NAME_MARK } },
};

/**
 * Returns what the page shows before its scripts are there, as HTML: its screens, and what the form's button says once
 * it was pressed. The build writes it into the page, and `beforeScripts.js` fills in the code and the name.
 */
export async function drawnScreens(language: Language): Promise<Record<FirstScreen | 'joining', string>> {
  const texts = await loadPhoneTexts(language);
  const draw = (screen: Screen): string => {
    const state = { join: { pageId: '', screen, link: 'connecting', leaving: [] } };
    const client = { getState: () => state, subscribe: () => () => undefined } as unknown as PhoneClient;
    const html = renderToStaticMarkup(
      <PhoneApp client={client} texts={texts} onLanguage={() => undefined} />,
    );
    // React would load the logo before the script.
    return html.replace(/<link rel="preload"[^>]*>/, '');
  };
  const { form, offered, returning, team } = SCREENS;
  return {
    form: draw(form),
    offered: draw(offered),
    returning: draw(returning),
    team: draw(team),
    joining: texts.join.joining,
  };
}
