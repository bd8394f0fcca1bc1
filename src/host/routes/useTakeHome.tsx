import { type ReactNode, useState } from 'react';
import type { SceneNamed } from '../../contract/scene';
import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import type { ResultFile } from './saveResults';
import { loadTexts, useSpoken } from '../texts/useLanguage';
import { useTakeHomeTexts } from '../texts/roomTexts';

/** How it stands with the file that was asked for last. */
type Saving = 'none' | 'running' | 'saved' | 'failed';

/**
 * Saves one file at a time, and tells how it went; `done` is told of what succeeds. The code that makes a file is
 * loaded when it is wanted.
 */
export function useSaving() {
  const { fileName } = useTakeHomeTexts();
  const address = useServerAddress();
  const lang = useSpoken();
  const [saving, setSaving] = useState<Saving>('none');
  const save = (makeAndSave: () => Promise<void>, done: Saving = 'saved') => {
    if (saving === 'running') return;
    setSaving('running');
    makeAndSave().then(
      () => setSaving(done),
      (error: unknown) => {
        logFailure('A file could not be saved', error);
        setSaving('failed');
      },
    );
  };
  const saveResults = (session: Pick<Session, 'sessionCode' | 'quizName'>, format: ResultFile['format']) =>
    save(async () => {
      const { saveResults } = await import('./saveResults');
      await saveResults(address, session, { format, lang, fileName });
    });
  return { saving, save, saveResults };
}

/** What a host can take home of a session, by the name on its button; `podium`: for the certificate. */
export function useTakeHome(session: Session, podium?: SceneNamed<'podium'>) {
  const { offers } = useTakeHomeTexts();
  const { saving, save, saveResults } = useSaving();
  const [certificate, setCertificate] = useState<ReactNode>(null);
  const showCertificate = (podium: SceneNamed<'podium'>) =>
    save(async () => {
      const { CertificateDialog } = await import('../game/projector/CertificateDialog');
      await loadTexts();
      const onClose = () => setCertificate(null);
      setCertificate(<CertificateDialog quizName={session.quizName} podium={podium} onClose={onClose} />);
    }, 'none');
  const keepsakes = [
    { name: offers.xlsx, onSave: () => saveResults(session, 'xlsx') },
    { name: offers.csv, onSave: () => saveResults(session, 'csv') },
  ];
  if (podium && podium.standings.length > 0)
    keepsakes.push({ name: offers.certificate, onSave: () => showCertificate(podium) });
  return { keepsakes, saving, certificate };
}
