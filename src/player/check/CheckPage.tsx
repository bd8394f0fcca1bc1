import './check.css';
import type { Language } from '../../contract/languages';
import { setPageLanguage } from '../../look/pageLanguage';
import { fileFor } from '../../contract/wording/fileFor';

type CheckTexts = Messages['phoneCheck'];

const TEXTS = import.meta.glob<{ default: Messages['phoneCheck'] }>('../../locales/*/phoneCheck.json');

/** The page for a phone that is only checking the connection, in its own language. */
export async function loadCheckPage(language: Language) {
  const { default: texts } = await fileFor(TEXTS, language)();
  setPageLanguage(language);
  return <CheckPage texts={texts} />;
}

/** Confirms that it works, and links to where teams join. */
export function CheckPage({ texts }: { texts: CheckTexts }) {
  return (
    <main className="stack page" data-screen="check">
      <div className="stack join checked">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <a href="/join">{texts.join}</a>
        <p className="muted">{texts.others}</p>
      </div>
    </main>
  );
}
