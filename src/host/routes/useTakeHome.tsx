import { type ReactNode, useState } from 'react';
import type { SceneNamed } from '../../contract/scene';
import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { defineTexts } from '../languages/defineTexts';
import { useSpoken } from '../languages/useLanguage';
import type { ResultFile } from './saveResults';

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

/** What a host can take home of a session, by the name on its button. */
export function useTakeHome(session: Session) {
  const { offers } = useTakeHomeTexts();
  const { saving, save, saveResults } = useSaving();
  const [certificate, setCertificate] = useState<ReactNode>(null);
  const showCertificate = (podium: SceneNamed<'podium'>) =>
    save(async () => {
      const { CertificateDialog } = await import('../game/projector/CertificateDialog');
      const onClose = () => setCertificate(null);
      setCertificate(<CertificateDialog quizName={session.quizName} {...{ podium, onClose }} />);
    }, 'none');
  const keepsakes = [
    { name: offers.xlsx, onSave: () => saveResults(session, 'xlsx') },
    { name: offers.csv, onSave: () => saveResults(session, 'csv') },
  ];
  const scene = session.game?.scene;
  if (scene?.name === 'podium' && scene.standings.length > 0)
    keepsakes.push({ name: offers.certificate, onSave: () => showCertificate(scene) });
  return { keepsakes, saving, certificate };
}

/** The texts about what a host takes home. */
export const useTakeHomeTexts = defineTexts({
  de: {
    heading: 'Ergebnisse',
    save: 'Ergebnisse sichern',
    offers: {
      xlsx: 'Ergebnisse für Excel (XLSX)',
      csv: 'Ergebnisse als CSV',
      certificate: 'Urkunde zum Drucken',
    },
    saving: {
      none: '',
      running: 'Die Datei wird erstellt …',
      saved: 'Die Datei ist gespeichert.',
      failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    },
    /** The end of the evening, at the podium. */
    ending: {
      offer: 'Abend beenden',
      question: {
        title: 'Abend beenden?',
        text: 'Die Handys sagen Danke, mit Platz und Punkten. Die Ergebnisse bleiben zwölf Stunden auf der Startseite.',
        confirm: 'Jetzt beenden',
      },
      running: 'Der Abend wird beendet …',
      failed: 'Der Server hat nicht bestätigt, dass der Abend beendet ist.',
      done: 'Der Abend ist beendet',
      kept: 'Die Ergebnisse bleiben zwölf Stunden auf der Startseite des Laptops.',
    },
    /** What the files' names begin with. */
    fileName: 'Ergebnisse',
  },
  en: {
    heading: 'Results',
    save: 'Save results',
    offers: {
      xlsx: 'Results for Excel (XLSX)',
      csv: 'Results as CSV',
      certificate: 'Certificate to print',
    },
    saving: {
      none: '',
      running: 'The file is being made …',
      saved: 'The file is saved.',
      failed: 'That did not work. Please try again.',
    },
    ending: {
      offer: 'End the evening',
      question: {
        title: 'End the evening?',
        text: 'Phones say thank you, with place and points. The results stay on the start page for twelve hours.',
        confirm: 'End it now',
      },
      running: 'Ending the evening …',
      failed: 'The server has not confirmed that the evening has ended.',
      done: 'The evening has ended',
      kept: 'The results stay on the start page of the laptop for twelve hours.',
    },
    fileName: 'Results',
  },
});
