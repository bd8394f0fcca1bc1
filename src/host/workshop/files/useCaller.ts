import type { Language } from '../../../contract/languages';
import { useServerAddress } from '../../api/useServerAddress';
import { useSpoken } from '../../texts/useLanguage';

/** The server for calls about quiz files, and the language of its responses. */
export interface Caller {
  address: string;
  lang: Language;
}

export function useCaller(): Caller {
  return { address: useServerAddress(), lang: useSpoken() };
}
