import { useState, type ReactNode } from 'react';
import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import type { SceneNamed } from '../game/scenes/sceneNamed';
import { useSpoken } from '../languages/useLanguage';
import type { ResultFile } from './saveResults';
import { useSaving } from '../ui/useSaving';
import { useTakeHomeTexts } from './takeHomeTexts';

/** What the host can keep. */
export interface Keepsake {
  name: string;
  onSave: () => void;
}

/** What a host can take home of a session. The code that makes each keepsake is loaded when it is wanted. */
export function useTakeHome(session: Session) {
  const texts = useTakeHomeTexts();
  const address = useServerAddress();
  const lang = useSpoken();
  const { saving, save } = useSaving();
  const [certificate, setCertificate] = useState<ReactNode>(null);
  const keepResults = (format: ResultFile['format']) => () =>
    save(async () => {
      const { saveResults } = await import('./saveResults');
      await saveResults(address, session, { format, lang, fileName: texts.fileName });
    });
  const showCertificate = (podium: SceneNamed<'podium'>) => () =>
    save(async () => {
      const { CertificateDialog } = await import('../game/standings/CertificateDialog');
      const onClose = () => setCertificate(null);
      setCertificate(<CertificateDialog quizName={session.quizName} {...{ podium, onClose }} />);
    }, 'none');
  const keepsakes: Keepsake[] = [
    { name: texts.offers.xlsx, onSave: keepResults('xlsx') },
    { name: texts.offers.csv, onSave: keepResults('csv') },
  ];
  const scene = session.game?.scene;
  if (scene?.name === 'podium' && scene.standings.length > 0)
    keepsakes.push({ name: texts.offers.certificate, onSave: showCertificate(scene) });
  return { keepsakes, saving, certificate };
}
