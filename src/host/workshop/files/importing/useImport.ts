import { useState } from 'react';
import { MAX_IMPORT_BYTES, type Imported } from '../../../../contract/quizFiles';
import { importQuiz } from '../../../api/quizFilesApi';
import { useQuizFileTexts } from '../../../languages/useQuizFileTexts';
import { reasonOf } from '../reasonOf';
import { useCaller } from '../useCaller';

/** How far an import is. Nothing is stored in any of these steps. */
export type ImportStep =
  | { name: 'choosing'; failure: string | null }
  | { name: 'reading' }
  /** `only` is the file's name where others came with it. */
  | { name: 'preview'; imported: Imported; only: string | null };

/** Reads a file that the host chose, and lets them choose another. */
export function useImport() {
  const caller = useCaller();
  const texts = useQuizFileTexts();
  const [step, setStep] = useState<ImportStep>({ name: 'choosing', failure: null });
  const fail = (file: File, why: string) =>
    setStep({ name: 'choosing', failure: texts.failed.import(file.name, why) });

  const read = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (file.size > MAX_IMPORT_BYTES) return fail(file, texts.why.tooLarge);
    setStep({ name: 'reading' });
    importQuiz(caller.address, file, caller.lang).then(
      (imported) => setStep({ name: 'preview', imported, only: files.length > 1 ? file.name : null }),
      (error: unknown) => fail(file, reasonOf(error, texts.why)),
    );
  };
  const chooseAgain = () => setStep({ name: 'choosing', failure: null });
  return { step, read, chooseAgain };
}
