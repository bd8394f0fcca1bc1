import { useEffect, useState } from 'react';
import { MAX_IMPORT_BYTES, type Imported } from '../../../../contract/quizFiles';
import { importQuiz } from '../../../api/quizFilesApi';
import { useQuizFileTexts } from '../../../languages/useQuizFileTexts';
import { reasonOf } from '../reasonOf';
import { useCaller } from '../useCaller';

/** How far an import is. Nothing is stored in any of these steps. */
export type ImportStep =
  | { name: 'choosing'; failure: string | null }
  | { name: 'reading'; file: File; only: string | null }
  /** `only` is the file's name where others came with it. */
  | { name: 'preview'; imported: Imported; only: string | null };

/** Reads a file that the host chose while the dialog is `open`, and lets them choose another. */
export function useImport(open: boolean) {
  const { address, lang } = useCaller();
  const texts = useQuizFileTexts();
  const [step, setStep] = useState<ImportStep>({ name: 'choosing', failure: null });

  useEffect(() => {
    // A dialog that closes does not change any more: the focus is on its way back.
    if (step.name !== 'reading' || !open) return;
    const { file, only } = step;
    let isWanted = true;
    const show = (next: ImportStep) => {
      if (isWanted) setStep(next);
    };
    importQuiz(address, file, lang).then(
      (imported) => show({ name: 'preview', imported, only }),
      (error: unknown) => {
        const failure = texts.failed.import(file.name, reasonOf(error, texts.why));
        show({ name: 'choosing', failure });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [step, open, address, lang, texts]);

  const read = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (file.size > MAX_IMPORT_BYTES) {
      setStep({ name: 'choosing', failure: texts.failed.import(file.name, texts.why.tooLarge) });
    } else setStep({ name: 'reading', file, only: files.length > 1 ? file.name : null });
  };
  const chooseAgain = () => setStep({ name: 'choosing', failure: null });
  return { step, read, chooseAgain };
}
