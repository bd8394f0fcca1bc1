import type { Language } from '../../../contract/languages';
import { useServerAddress } from '../../api/useServerAddress';
import { useSpoken } from '../../texts/useLanguage';

/** Whom calls about quiz files go to, and the language of what comes back. */
export interface Caller {
  address: string;
  lang: Language;
}

/** The server in use, asked in the host's language. */
export function useCaller(): Caller {
  return { address: useServerAddress(), lang: useSpoken() };
}
