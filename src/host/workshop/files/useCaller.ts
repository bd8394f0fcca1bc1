import { useServerAddress } from '../../api/useServerAddress';
import { useSpoken } from '../../languages/useLanguage';

/** Whom calls about quiz files go to, and the language of what comes back. */
export interface Caller {
  address: string;
  lang: 'de' | 'en';
}

/** The server in use, asked in the host's language. */
export function useCaller(): Caller {
  const address = useServerAddress();
  return { address, lang: useSpoken() };
}
