import { languageChoices, LANGUAGES, type Language } from '../../contract/languages';
import type { PhoneTexts } from './loadTexts';

/** Shows the page in another language. */
export type OnLanguage = (language: Language) => void;

interface LanguageChoiceProps {
  texts: PhoneTexts;
  /** Absent in a preview, which uses the host's language. */
  onLanguage?: OnLanguage | undefined;
}

/** Lets the player choose this phone's language; each is listed under its own name. */
export function LanguageChoice({ texts, onLanguage }: LanguageChoiceProps) {
  if (!onLanguage) return null;
  return (
    <label className="muted level language">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
      </svg>
      <select
        aria-label={texts.chooseLanguage}
        value={texts.language}
        onChange={(event) => onLanguage(event.target.value as Language)}
      >
        {languageChoices(texts.language).map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGES[each].name}
          </option>
        ))}
      </select>
    </label>
  );
}
