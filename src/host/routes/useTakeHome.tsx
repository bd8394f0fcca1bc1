import { useState } from 'react';
import { fileNameOf } from '../../contract/fileName';
import type { HostGame } from '../../contract/toHosts';
import { isAtEnd, type Scene } from '../../contract/scene';
import type { Session } from '../../contract/toMonitors';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { saveFile } from '../browser/saveFile';
import type { CertificateDialog } from '../print/CertificateDialog';
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
      const hostKey = keyOf(address, sessionCode);
      const { fetchResults } = await import('../api/quizApi');
      const file = await fetchResults(address, { sessionCode, hostKey, format, lang });
      // The Swedish date format is that of ISO 8601.
      saveFile(file, fileNameOf([fileName, new Date().toLocaleDateString('sv-SE'), quizName], format));
    });
  return { saving, save, saveResults };
}

/**
 * Returns the files that a host can take home from a session, by the label of their button. The certificate, which
 * there is once all places are uncovered, is read from the server, and again with every later correction.
 */
export function useTakeHome(session: Session, hostGame?: HostGame | null) {
  const { offers } = useTakeHomeTexts();
  const address = useServerAddress();
  const { saving, save, saveResults } = useSaving();
  const [Certificate, setCertificate] = useState<typeof CertificateDialog>();
  const { sessionCode, quizName, participants } = session;
  const isUncovered = participants.length > 0 && isWholePodiumShown(session.game?.scene);
  if (Certificate && !isUncovered) setCertificate(undefined);
  const { read, retry } = useRead({
    subject: Certificate ? `${address} ${sessionCode}` : null,
    load: (signal) => readStandings(address, sessionCode, signal),
    failed: 'The certificate could not be read',
    news: hostGame?.revision,
    keepsOld: true,
  });
  const hasFailed = Certificate !== undefined && read.status === 'failed';
  const openCertificate = () => {
    if (hasFailed) return retry();
    save(async () => {
      const { CertificateDialog } = await import('../print/CertificateDialog');
      await loadTexts();
      setCertificate(() => CertificateDialog);
    }, 'none');
  };
  const keepsakes = [
    { name: offers.xlsx, onSave: () => saveResults(session, 'xlsx') },
    { name: offers.csv, onSave: () => saveResults(session, 'csv') },
  ];
  if (isUncovered) keepsakes.push({ name: offers.certificate, onSave: openCertificate });
  const certificate = Certificate && read.status === 'ready' && (
    <Certificate quizName={quizName} standings={read.value} onClose={() => setCertificate(undefined)} />
  );
  return { keepsakes, saving: hasFailed ? 'failed' : saving, certificate };
}

/** Whether everybody has seen the winner. */
function isWholePodiumShown(scene: Scene | undefined): boolean {
  return scene !== undefined && isAtEnd(scene) && !('hidden' in scene && scene.hidden);
}

async function readStandings(address: string, sessionCode: Session['sessionCode'], signal: AbortSignal) {
  const hostKey = keyOf(address, sessionCode);
  const { fetchStandings } = await import('../api/quizApi');
  return fetchStandings(address, { sessionCode, hostKey }, signal);
}

/** Returns this browser's key for a session. Throws if there is none. */
function keyOf(address: string, sessionCode: Session['sessionCode']): string {
  const hostKey = readHostKey(address, sessionCode);
  if (hostKey === null) throw new Error('this browser no longer has a key for the session');
  return hostKey;
}
