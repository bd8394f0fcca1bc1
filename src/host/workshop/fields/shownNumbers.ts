/** The language that numbers are shown and typed in. */
type NumberLanguage = 'de' | 'en';

const GROUPED = { de: /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/, en: /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/ };

/** A number of a draft, or several, with the language's decimal sign. */
export function shownNumbers(text: string, language: NumberLanguage): string {
  return language === 'de' ? text.replaceAll('.', ',') : text;
}

/**
 * What was typed, as a draft has it: with points alone, and without signs between thousands. What is no number stays as
 * it is.
 */
export function typedNumbers(text: string, language: NumberLanguage): string {
  return text
    .replaceAll('−', '-')
    .replace(/,(?=\s)/g, ';')
    .split(/([;\s]+)/)
    .map((part) => typedNumber(part, language))
    .join('');
}

function typedNumber(part: string, language: NumberLanguage): string {
  const group = language === 'de' ? '.' : ',';
  const plain = GROUPED[language].test(part) ? part.replaceAll(group, '') : part;
  // Several commas stand between numbers.
  return /,.*,/.test(plain)
    ? plain.replaceAll(',', ';')
    : language === 'de'
      ? plain.replace(',', '.')
      : plain;
}
