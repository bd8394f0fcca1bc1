import '../files.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { fileNameOf } from '../../../../contract/fileName';
import {
  type AskedTable,
  type Imported,
  type ImportWishes,
  MAX_IMPORT_BYTES,
  type Remark,
  TEMPLATE_FORMATS,
  type TemplateFormat,
  parseAskedTable,
} from '../../../../contract/quizFiles';
import type { QuizSource } from '../../../../contract/question';
import { failureOf, sayFailure } from '../../../api/failures';
import { bodyOf } from '../../../api/quizApiError';
import { downloadTemplate, importFile } from '../../../api/quizFilesApi';
import { useServerAddress } from '../../../api/useServerAddress';
import { saveFile } from '../../../browser/saveFile';
import { Button } from '../../../ui/Button';
import { RemarkList } from '../../../ui/RemarkList';
import { DialogFrame, type DialogProps, Failure } from '../../../ui/DialogFrame';
import { iconOf } from '../../../ui/icons';
import { Loading } from '../../../ui/Loading';
import { useWindowEvent } from '../../../ui/useWindowEvent';
import { ColumnsStep } from './ColumnsStep';
import { ImportPreview } from './ImportPreview';
import { StepBody } from './ImportStep';
import { PasteField } from './PasteField';
import { useQuizFileTexts } from '../../workshopTexts';
import { useWords } from '../../../texts/roomTexts';
import { useSpoken } from '../../../texts/useLanguage';

const FileIcon = iconOf('M12 16V4m-5 5 5-5 5 5M4 15v5h16v-5');

interface ImportDialogProps extends DialogProps {
  /** A text that is read at once, for the open quiz: what was understood goes to `onTake`. */
  pasted?: { text: string; onTake: (quiz: QuizSource) => void };
  finalFocus?: () => HTMLElement | null;
}

/** Reads a quiz from a file, shows a preview, and stores the quiz once the host confirms. */
export function ImportDialog({ pasted, ...dialog }: ImportDialogProps) {
  const texts = useQuizFileTexts().importing;
  return (
    <DialogFrame {...dialog} title={pasted ? texts.questionList : texts.title} width="2xl">
      <ImportSteps {...dialog} given={pasted} />
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open, so that each opening starts afresh. */
function ImportSteps({ open, onClose, given }: DialogProps & { given: ImportDialogProps['pasted'] }) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  const { step, read, readPasted, readAgain, chooseAgain, saveTemplate } = useImport(open, given?.text);
  // Stays while the text is read, so that a host can mend it.
  const [pasted, setPasted] = useState(given?.text ?? '');
  const isOver = useFileDrop((files) => {
    if (step.name === 'choosing') read(files);
  });
  const ways = {
    onCancel: onClose,
    onOtherFile: (file: File) => read([file]),
    onText: step.name !== 'choosing' && step.isPasted ? chooseAgain : null,
  };
  if (step.name === 'preview')
    return (
      <ImportPreview
        key={String(step.wishes.hidden)}
        {...step}
        onHidden={() => readAgain({ hidden: true })}
        onTake={given?.onTake}
        ways={ways}
      />
    );
  if (step.name === 'asking')
    return <ColumnsStep table={step.table} onRead={(columns) => readAgain({ columns })} ways={ways} />;
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
          <PasteField text={pasted} onText={setPasted} onRead={() => readPasted(pasted)} />
          <Templates onSave={saveTemplate} />
        </Dialog.Body>
      )}
      <Dialog.Footer pt="3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface DropAreaProps {
  /** Whether files are being dragged over the page. */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The area where a host chooses or drops a file. */
function DropArea({ isOver, onFiles }: DropAreaProps) {
  const texts = useQuizFileTexts().importing;
  const input = useRef<HTMLInputElement>(null);
  // The focused element may have disappeared with its step. On opening, the dialog first notes where the
  // focus was and then moves it.
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, []);
  return (
    <>
      <label className="stack drawn-field drop-area" data-over={isOver || undefined}>
        <span>
          <FileIcon />
        </span>
        {texts.choose}
        <input
          ref={input}
          type="file"
          // Allows several files, so that the host can be told that only one was read.
          multiple
          aria-describedby="import-formats"
          onChange={({ target }) => onFiles([...(target.files ?? [])])}
        />
      </label>
      <p id="import-formats" className="small-hint">
        {texts.formats}
      </p>
    </>
  );
}

/**
 * Accepts files dropped anywhere on the page; one dropped outside the area would otherwise replace the page.
 * Returns true while files are dragged over the page.
 */
function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onDrop([...event.dataTransfer.files]);
  };
  useWindowEvent('dragover', take);
  useWindowEvent('drop', take);
  useWindowEvent('dragleave', (event) => {
    if (event.relatedTarget === null) setIsOver(false);
  });
  return isOver;
}

/** Offers tables with examples to fill in. */
function Templates({ onSave }: { onSave: (format: TemplateFormat) => void }) {
  const texts = useQuizFileTexts().importing;
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className="row import-templates">
      <span id={label}>{texts.template}</span>
      {TEMPLATE_FORMATS.map((format) => (
        <Button key={format} variant="outline" onClick={() => onSave(format)}>
          {texts.formatNames[format]}
        </Button>
      ))}
    </div>
  );
}

/** Why a file could not be read, and the faults found in it. */
interface ImportFailure {
  text: string;
  report: readonly Remark[];
}

/** A file that was given, and how it is to be read. */
interface GivenFile {
  file: File;
  /** Its name, where several were given. */
  only: string | null;
  isPasted: boolean;
  wishes: ImportWishes;
}

/** The step of an import. None of them stores anything. */
type ImportStep =
  | { name: 'choosing'; failure: ImportFailure | null }
  | (GivenFile & { name: 'reading' })
  | (GivenFile & { name: 'asking'; table: AskedTable })
  | (GivenFile & { name: 'preview'; imported: Imported });

const choosing = (failure: ImportFailure | null = null): ImportStep => ({ name: 'choosing', failure });

/** Reads the file that the host chose, or the pasted text, while the dialog is `open`. Also saves tables to fill in. */
function useImport(open: boolean, pasted?: string) {
  const address = useServerAddress();
  const lang = useSpoken();
  const texts = useQuizFileTexts();
  const pastedFile = (text: string) => new File([text], texts.importing.pasted, { type: 'text/plain' });
  const [step, setStep] = useState<ImportStep>(() =>
    pasted === undefined
      ? choosing()
      : { name: 'reading', file: pastedFile(pasted), only: null, isPasted: true, wishes: {} },
  );

  useEffect(() => {
    // A closing dialog no longer changes, as the focus is already moving back.
    if (step.name !== 'reading' || !open) return;
    const { file, only, isPasted, wishes } = step;
    const given = { file, only, isPasted, wishes };
    let isWanted = true;
    const show = (next: ImportStep) => {
      if (isWanted) setStep(next);
    };
    importFile(address, file, lang, wishes).then(
      (imported) => show({ ...given, name: 'preview', imported }),
      (error: unknown) => {
        const asked = parseAskedTable(bodyOf(error));
        if (asked.ok) return show({ ...given, name: 'asking', table: asked.value });
        const text = texts.failed.import({ file: file.name, why: sayFailure(error, texts.why).text });
        show(choosing({ text, report: failureOf(error).report }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [step, open, address, lang, texts]);

  const read = (files: readonly File[], isPasted = false) => {
    const [file] = files;
    if (!file) return;
    const only = files.length > 1 ? file.name : null;
    if (file.size > MAX_IMPORT_BYTES) {
      const text = texts.failed.import({ file: file.name, why: texts.why.tooLarge });
      setStep(choosing({ text, report: [] }));
    } else setStep({ name: 'reading', file, only, isPasted, wishes: {} });
  };
  const readPasted = (text: string) => read([pastedFile(text)], true);
  const readAgain = (wishes: ImportWishes) => {
    if (step.name === 'asking' || step.name === 'preview')
      setStep({ ...step, name: 'reading', wishes: { ...step.wishes, ...wishes } });
  };
  const chooseAgain = () => setStep(choosing());
  const saveTemplate = (format: TemplateFormat) => {
    chooseAgain();
    downloadTemplate(address, format, lang).then(
      (file) => saveFile(file, fileNameOf([texts.fileName, texts.importing.templateFile], format)),
      (error: unknown) => {
        const text = texts.failed.template({ why: sayFailure(error, texts.why).text });
        // A file may have been chosen meanwhile.
        setStep((now) => (now.name === 'choosing' ? choosing({ text, report: [] }) : now));
      },
    );
  };
  return { step, read, readPasted, readAgain, chooseAgain, saveTemplate };
}
