import './check.css';
import type { Language } from '../../contract/languages';
import type en from './texts/en';

type CheckTexts = typeof en;

const TEXTS: Record<Language, () => Promise<{ default: CheckTexts }>> = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
};

/** The page for a phone that only tries whether it gets here, in its language. */
export async function loadCheckPage(language: Language) {
  const { default: texts } = await TEXTS[language]();
  return <CheckPage texts={texts} />;
}

function CheckPage({ texts }: { texts: CheckTexts }) {
  return (
    <main className="page" data-screen="check">
      <div className="join check" role="status">
        <svg className="check-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
      </div>
      <a className="check-join" href="/join">
        {texts.join}
      </a>
    </main>
  );
}
