import type { CSSProperties } from 'react';
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

/** Here, since a style sheet of its own would be one more file to name in what every phone loads. */
const MIDDLE: CSSProperties = { alignItems: 'center', paddingTop: '12vh', textAlign: 'center' };
const SIGN: CSSProperties = { width: '7rem', height: '7rem', color: 'var(--qn-ok)' };
const TEXT: CSSProperties = { fontSize: '1.25rem' };
const LINK: CSSProperties = { padding: '0.75rem 1rem', color: 'inherit' };

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
      <div className="join" style={MIDDLE}>
        <svg style={SIGN} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        <h1>{texts.heading}</h1>
        <p style={TEXT}>{texts.text}</p>
        <a style={LINK} href="/join">
          {texts.join}
        </a>
      </div>
    </main>
  );
}
