import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import type { SceneNamed } from '../game/scenes/sceneNamed';
import { spokenIn } from '../languages/language';
import { useLanguage } from '../languages/useLanguage';
import type { ResultFile } from '../session/saveResults';
import { useSaving } from '../ui/useSaving';
import { useTakeHomeTexts } from './takeHomeTexts';

/** A file that the host can keep. */
export interface Keepsake {
  name: string;
  onSave: () => void;
}

/** What a host can take home of a session. The code that makes each file is loaded when it is wanted. */
export function useTakeHome(session: Session) {
  const texts = useTakeHomeTexts();
  const address = useServerAddress();
  const language = useLanguage();
  const lang = spokenIn(language);
  const { saving, save } = useSaving();
  const keepResults = (format: ResultFile['format']) => () =>
    save(async () => {
      const { saveResults } = await import('../session/saveResults');
      await saveResults(address, session, { format, lang, fileName: texts.files.results });
    });
  const scene = session.game?.scene;
  const keepCertificate = (podium: SceneNamed<'podium'>) => () =>
    save(async () => {
      const { saveCertificate } = await import('../game/certificate/saveCertificate');
      const { quizName } = session;
      await saveCertificate({ quizName, podium, language, fileName: texts.files.certificate });
    });
  const keepsakes: Keepsake[] = [
    { name: texts.offers.xlsx, onSave: keepResults('xlsx') },
    { name: texts.offers.csv, onSave: keepResults('csv') },
  ];
  if (scene?.name === 'podium' && scene.standings.length > 0)
    keepsakes.push({ name: texts.offers.certificate, onSave: keepCertificate(scene) });
  return { keepsakes, saving };
}
