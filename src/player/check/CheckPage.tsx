import './check.css';
import type { Language } from '../../contract/languages';
import type en from './texts/en';

type CheckTexts = typeof en;

const TEXTS: Record<Language, () => Promise<{ default: CheckTexts }>> = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
  es: () => import('./texts/es'),
  fr: () => import('./texts/fr'),
  it: () => import('./texts/it'),
  nl: () => import('./texts/nl'),
  pl: () => import('./texts/pl'),
  pt: () => import('./texts/pt'),
};

/** The page for a phone that only tries whether it gets here, in its language. */
export async function loadCheckPage(language: Language) {
  const { default: texts } = await TEXTS[language]();
  document.documentElement.lang = language;
  return <CheckPage texts={texts} />;
}

/** Says that it works, and leads to where teams join. */
export function CheckPage({ texts }: { texts: CheckTexts }) {
  return (
    <main className="page" data-screen="check">
      <div className="join checked">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <a href="/join">{texts.join}</a>
      </div>
    </main>
  );
}
