import { useRemoteTexts } from '../game/remote/remoteTexts';
import { saveLanguage, type LanguageSetting } from '../languages/language';
import { useLanguage } from '../languages/useLanguage';
import { useTheme } from '../layout/useTheme';

const LANGUAGES: readonly LanguageSetting[] = ['german', 'english'];
const THEMES = ['light', 'dark'] as const;

/** How the remote itself looks: its colours and its language. */
export function RemoteSettings() {
  const texts = useRemoteTexts();
  const { theme, setMode } = useTheme();
  // The mixture is German on the remote.
  const language = useLanguage() === 'english' ? 'english' : 'german';
  return (
    <section className="card" aria-label={texts.settings.heading}>
      <h2>{texts.settings.heading}</h2>
      <div className="buttons" role="group" aria-label={texts.settings.theme}>
        {THEMES.map((each) => (
          <button key={each} type="button" aria-pressed={each === theme} onClick={() => setMode(each)}>
            {texts.themes[each]}
          </button>
        ))}
      </div>
      <div className="buttons" role="group" aria-label={texts.settings.language}>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === language}
            onClick={() => saveLanguage(each)}
          >
            {texts.languages[each]}
          </button>
        ))}
      </div>
    </section>
  );
}
