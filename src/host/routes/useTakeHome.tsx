import { useState } from 'react';
import { fileNameOf } from '../../contract/fileName';
import type { SceneNamed } from '../../contract/scene';
import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { saveFile } from '../browser/saveFile';
import type { CertificateDialog } from '../game/projector/CertificateDialog';
import { readHostKey } from '../session/openedSessions';
import type { ResultsRequest } from '../api/quizApi';
import { loadTexts, useSpoken } from '../texts/useLanguage';
import { useTakeHomeTexts } from '../texts/roomTexts';

/** The state of the file requested last. */
type Saving = 'none' | 'running' | 'saved' | 'failed';

/** Saves one file at a time, and reports the result: `done` after success. */
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
  /** Also for a session that has ended. */
  const saveResults = (
    { sessionCode, quizName }: Pick<Session, 'sessionCode' | 'quizName'>,
    format: ResultsRequest['format'],
  ) =>
    save(async () => {
      const hostKey = readHostKey(address, sessionCode);
      if (hostKey === null) throw new Error('this browser no longer has a key for the session');
      const { fetchResults } = await import('../api/quizApi');
      const file = await fetchResults(address, { sessionCode, hostKey, format, lang });
      // The Swedish date format is that of ISO 8601.
      saveFile(file, fileNameOf([fileName, new Date().toLocaleDateString('sv-SE'), quizName], format));
    });
  return { saving, save, saveResults };
}

/**
 * Returns the files that a host can take home from a session, by the label of their button; `podium` is for
 * the certificate, which there is once all its places are uncovered.
 */
export function useTakeHome(session: Session, podium?: SceneNamed<'podium'>) {
  const { offers } = useTakeHomeTexts();
  const { saving, save, saveResults } = useSaving();
  const [Certificate, setCertificate] = useState<typeof CertificateDialog>();
  const isUncovered = podium !== undefined && !podium.hidden && podium.standings.length > 0;
  if (Certificate && !isUncovered) setCertificate(undefined);
  const openCertificate = () =>
    save(async () => {
      const { CertificateDialog } = await import('../game/projector/CertificateDialog');
      await loadTexts();
      setCertificate(() => CertificateDialog);
    }, 'none');
  const keepsakes = [
    { name: offers.xlsx, onSave: () => saveResults(session, 'xlsx') },
    { name: offers.csv, onSave: () => saveResults(session, 'csv') },
  ];
  if (isUncovered) keepsakes.push({ name: offers.certificate, onSave: openCertificate });
  const certificate = Certificate && isUncovered && (
    <Certificate quizName={session.quizName} podium={podium} onClose={() => setCertificate(undefined)} />
  );
  return { keepsakes, saving, certificate };
}
