import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../contract/languages';
import { PhoneApp } from './PhoneApp';
import type { PhoneClient } from './phoneClient';
import { NAME_MARK, type FirstScreen } from './join/takeOver';
import type { Screen } from './join/joinState';
import { loadPhoneTexts } from './texts/loadTexts';

/** What stands in for a team's place in a session. */
const membership = { code: '', name: NAME_MARK, token: '' };
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
  return {
    form: draw({ kind: 'form', draft: { code: '', name: '' } }),
    offered: draw({ kind: 'form', draft: membership, isOffered: true }),
    returning: draw({ kind: 'returning', membership }),
    team: draw({ kind: 'joining', membership: { ...membership, ticket: NAME_MARK } }),
    joining: texts.join.joining,
  };
}
