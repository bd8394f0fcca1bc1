import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import { useLanguage } from '../languages/useLanguage';
import { useTakeHomeTexts } from '../languages/useTakeHomeTexts';
import type { ResultFile } from '../session/saveResults';
import { useSaving } from '../ui/useSaving';

/** A file that the host can keep. */
export interface Keepsake {
  name: string;
  onSave: () => void;
}

/** What a host can take home of a session. The code that makes each file is loaded when it is wanted. */
export function useTakeHome(session: Session) {
  const texts = useTakeHomeTexts();
  const address = useServerAddress();
  const lang = useLanguage() === 'english' ? 'en' : 'de';
  const { saving, save } = useSaving();
  const saveFormat = (format: ResultFile['format']) => () =>
    save(async () => {
      const { saveResults } = await import('../session/saveResults');
      await saveResults(address, session, { format, lang, fileName: texts.files.results });
    });
  const keepsakes: Keepsake[] = [
    { name: texts.offers.xlsx, onSave: saveFormat('xlsx') },
    { name: texts.offers.csv, onSave: saveFormat('csv') },
  ];
  return { keepsakes, saving };
}
