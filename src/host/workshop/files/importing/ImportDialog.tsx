import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWords } from '../../../languages/useWords';
import { Button } from '../../../ui/Button';
import { DialogFrame, Failure } from '../../../ui/DialogFrame';
import { Loading } from '../../../ui/Loading';
import { useQuizFileTexts } from '../quizFileTexts';
import { RemarkList } from '../RemarkList';
import { DropArea } from './DropArea';
import { ImportPreview } from './ImportPreview';
import { StepBody } from './StepBody';
import { useFileDrop } from './useFileDrop';
import { useImport } from './useImport';

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
  const { step, read, chooseAgain } = useImport(open);
  const isOver = useFileDrop((files) => {
    if (step.name === 'choosing') read(files);
  });
  if (step.name === 'preview') {
    const { imported, only } = step;
    return <ImportPreview {...{ imported, only, onCreated }} onCancel={onClose} onOtherFile={chooseAgain} />;
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
            <chakra.div mb="3">
              <RemarkList label={texts.faults} remarks={step.failure.report} />
            </chakra.div>
          )}
          <DropArea isOver={isOver} onFiles={read} />
        </Dialog.Body>
      )}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </Dialog.Footer>
    </>
  );
}
