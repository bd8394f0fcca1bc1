import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useState } from 'react';
import { fileNameOf } from '../../../../contract/fileName';
import { type Imported, MAX_IMPORT_BYTES, type Remark } from '../../../../contract/quizFiles';
import { failureOf, sayFailure } from '../../../api/failures';
import { downloadTemplate, importFile } from '../../../api/quizFilesApi';
import { saveFile } from '../../../browser/saveFile';
import { Button } from '../../../ui/Button';
import { DialogFrame, Failure } from '../../../ui/DialogFrame';
import { Loading } from '../../../ui/Loading';
import { RemarkList } from '../Notices';
import { useCaller } from '../useCaller';
import { DropArea, useFileDrop } from './DropArea';
import { ImportPreview, StepBody } from './ImportPreview';
import { useQuizFileTexts } from '../../workshopTexts';
import { useWords } from '../../../texts/roomTexts';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (quizId: string) => void;
}

/** Reads a quiz from a file, shows what was read, and stores it once the host says so. */
export function ImportDialog({ open, onClose, onCreated }: ImportDialogProps) {
  const texts = useQuizFileTexts().importing;
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <ImportSteps open={open} onClose={onClose} onCreated={onCreated} />
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open: every opening begins anew. */
function ImportSteps({ open, onClose, onCreated }: ImportDialogProps) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  const { step, read, chooseAgain, saveTemplate } = useImport(open);
  const isOver = useFileDrop((files) => {
    if (step.name === 'choosing') read(files);
  });
  if (step.name === 'preview') {
    const { imported, only } = step;
    return (
      <ImportPreview
        imported={imported}
        only={only}
        onCreated={onCreated}
        onCancel={onClose}
        onOtherFile={chooseAgain}
      />
    );
  }
  return (
    <>
      {step.name === 'reading' ? (
        <StepBody>
          <Loading text={texts.reading} />
        </StepBody>
      ) : (
        <Dialog.Body>
          <Failure text={step.failure?.text ?? null} />
          {step.failure && step.failure.report.length > 0 && (
            <div className="import-faults">
              <RemarkList label={texts.faults} remarks={step.failure.report} />
            </div>
          )}
          <DropArea isOver={isOver} onFiles={read} />
        </Dialog.Body>
      )}
      <Dialog.Footer>
        {step.name === 'choosing' && (
          <Button
            variant="ghost"
            paddingInline="2"
            marginInline="calc(-1 * var(--chakra-spacing-2)) auto"
            onClick={saveTemplate}
          >
            {texts.template}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Why a file was not read, and what is wrong in it, as far as it was. */
interface ImportFailure {
  text: string;
  report: readonly Remark[];
}

/** How far an import is. Nothing is stored in any of these steps. */
type ImportStep =
  | { name: 'choosing'; failure: ImportFailure | null }
  | { name: 'reading'; file: File; only: string | null }
  /** `only` is the file's name where others came with it. */
  | { name: 'preview'; imported: Imported; only: string | null };

/** Reads the file that the host chose while the dialog is `open`. Saves a table to fill in, too. */
function useImport(open: boolean) {
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
        const text = texts.failed.import({ file: file.name, why: sayFailure(error, texts.why).text });
        show({ name: 'choosing', failure: { text, report: failureOf(error).report } });
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
      const text = texts.failed.import({ file: file.name, why: texts.why.tooLarge });
      setStep({ name: 'choosing', failure: { text, report: [] } });
    } else setStep({ name: 'reading', file, only: files.length > 1 ? file.name : null });
  };
  const chooseAgain = () => setStep({ name: 'choosing', failure: null });
  const saveTemplate = () => {
    chooseAgain();
    downloadTemplate(address, lang).then(
      (file) => saveFile(file, fileNameOf([texts.fileName, texts.importing.templateFile], 'xlsx')),
      (error: unknown) => {
        const text = texts.failed.template({ why: sayFailure(error, texts.why).text });
        // A file may have been chosen meanwhile.
        setStep((now) => (now.name === 'choosing' ? { ...now, failure: { text, report: [] } } : now));
      },
    );
  };
  return { step, read, chooseAgain, saveTemplate };
}
