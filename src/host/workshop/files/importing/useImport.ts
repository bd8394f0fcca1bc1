import { useEffect, useState } from 'react';
import { MAX_IMPORT_BYTES, type Imported, type Remark } from '../../../../contract/quizFiles';
import { importFile } from '../../../api/quizFilesApi';
import { useQuizFileTexts } from '../quizFileTexts';
import { reasonOf, reportOf } from '../reasonOf';
import { useCaller } from '../useCaller';

/** Why a file was not read, and what is wrong in it, as far as it was. */
interface ImportFailure {
  text: string;
  report: readonly Remark[];
}

/** How far an import is. Nothing is stored in any of these steps. */
export type ImportStep =
  | { name: 'choosing'; failure: ImportFailure | null }
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
    importFile(address, file, lang).then(
      (imported) => show({ name: 'preview', imported, only }),
      (error: unknown) => {
        const text = texts.failed.import(file.name, reasonOf(error, texts.why));
        show({ name: 'choosing', failure: { text, report: reportOf(error) } });
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
      const text = texts.failed.import(file.name, texts.why.tooLarge);
      setStep({ name: 'choosing', failure: { text, report: [] } });
    } else setStep({ name: 'reading', file, only: files.length > 1 ? file.name : null });
  };
  const chooseAgain = () => setStep({ name: 'choosing', failure: null });
  return { step, read, chooseAgain };
}
