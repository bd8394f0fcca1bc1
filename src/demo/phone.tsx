import '../look/tokens.css';
import '../look/classes.css';
import '../look/reset.css';
import '../player/page.css';
import '../player/join/join.css';
import './phone.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAME_HUB_PATH } from '../contract/fromPhones';
import { leaveFocusOutside } from '../player/leaveFocusOutside';
import { PhoneApp } from '../player/PhoneApp';
import { PhoneClient } from '../player/phoneClient';
import { loadObjectionTexts } from '../player/scenes/Objection';
import { showLanguages, wishedLanguage } from '../player/texts/showLanguages';
import { handOver } from '../plug';
import type { Around } from './around';
import { followTheme } from './followTheme';

const TYPED_IN = 'input, textarea, select';

/** Shows the phone's own page, as a phone that joins the session of the page around it. */
export function showPhone({ code, names, begun }: Around): void {
  handOver({ phone: () => import('../kinds/phone').then((part) => part.PHONE) });
  leaveFocusOutside();
  hideLostPictures();
  returnFocus();
  followTheme();
  const at = Number(new URLSearchParams(location.search).get('phone')) - 1;
  const client = new PhoneClient(location.origin.replace(/^http/, 'ws') + GAME_HUB_PATH, code.get());
  client.join(code.get(), names[at] ?? '');
  const unsubscribe = client.subscribe(() => {
    const { play } = client.getState();
    const isAnswered = Object.keys(play?.own.answers ?? {}).length > 0;
    if (!isAnswered && play?.game.scene.name !== 'reveal') return;
    unsubscribe();
    begun();
    loadObjectionTexts(wishedLanguage()).catch(() => undefined);
  });
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const onLanguage = showLanguages((texts) =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <PhoneApp client={client} texts={texts} onLanguage={onLanguage} />
        </StrictMode>,
      ),
    ),
  );
}

/** Without a network, the icon cannot be loaded again. */
function hideLostPictures(): void {
  const hide = ({ target }: Event) => target instanceof HTMLImageElement && (target.hidden = true);
  addEventListener('error', hide, true);
}

/** After a tap, keys are the wall's again, unless one types here: Space goes on there. */
function returnFocus(): void {
  addEventListener('click', ({ target, detail }) => {
    // A key presses a button without a click's count.
    if (detail === 0 || (target as Element).closest(TYPED_IN)) return;
    setTimeout(() => {
      if (document.activeElement?.matches(TYPED_IN)) return;
      (document.activeElement as HTMLElement | null)?.blur();
      window.parent.focus();
      (window.parent.document.activeElement as HTMLElement | null)?.blur();
    });
  });
}
