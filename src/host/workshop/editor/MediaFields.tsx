import {
  type ClipboardEvent,
  type DragEvent as DragOver,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { MEDIA_KINDS, type MediaKind } from '../../../contract/media';
import { useFileUrls } from '../../api/useFileUrls';
import { FileButton } from '../../ui/FileButton';
import { lazily } from '../../ui/Loading';
import { PlayIcon } from '../../ui/sessionIcons';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { type Key, type QuestionDraft, questionField } from '../draft/draft';
import { SOUND_FIELDS } from '../draft/fields';
import { withMedia } from '../draft/sounds';
import { IconButton, QuestionNumber, QuestionText, RemoveButton, SmallButton } from './fields';
import type { Upload } from '../saving/uploads';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

/** Few questions have a sound. */
const SoundEditor = lazily(() => import('../sound/SoundEditor').then((part) => part.SoundEditor));

/** The media of a question, one file of each kind at most. */
export function MediaFields({ question, upload }: { question: QuestionDraft; upload: MediaUpload }) {
  const store = useQuizStore();
  const texts = useQuestionTexts().media;
  const { labelled } = useWords();
  return (
    <div className="grid media-fields" role="group" aria-label={texts.heading}>
      <div className="row">
        {MEDIA_KINDS.map((kind) =>
          question[kind] ? (
            <span key={kind} className="media-file">
              {labelled({ label: texts.add[kind], value: question[kind] })}
              {kind === 'video' && <FilmPlayer key={question.video} fileName={question.video.trim()} />}
              <RemoveButton
                name={texts.remove({ file: question[kind] })}
                onClick={() => store.editQuestion(question.key, withMedia(kind, ''))}
              />
            </span>
          ) : (
            <FileButton
              key={kind}
              Press={SmallButton}
              accept={`${kind}/*`}
              name={texts.add[kind]}
              onFile={(file) => upload.take([file], kind)}
            >
              + {texts.add[kind]}
            </FileButton>
          ),
        )}
        <span className="small-hint">{texts.hint}</span>
      </div>
      <UploadStates uploads={upload.uploads} />
      {question.image && <QuestionText question={question} field="imageAlt" label={texts.alt} />}
      {question.audio && (
        <>
          <SoundEditor key={question.audio} question={question} />
          <div className="grid sound-times">
            {SOUND_NAMES.map((field) => (
              <QuestionNumber key={field} question={question} field={field} label={texts[field]} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const SOUND_NAMES = Object.keys(SOUND_FIELDS) as (keyof typeof SOUND_FIELDS)[];

function UploadStates({ uploads }: { uploads: readonly Upload[] }) {
  const texts = useQuestionTexts().media;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(uploads);
  // A file can be dropped far from where its failure is shown.
  useEffect(() => {
    if (uploads.length > 0 && uploads !== shown.current) box.current?.scrollIntoView({ block: 'nearest' });
    shown.current = uploads;
  }, [uploads]);
  return (
    <div ref={box} className="upload-states" role="status">
      {uploads.map(({ fileName, failure }) => (
        <p key={fileName} className={failure ? 'failed' : undefined}>
          {failure ? texts.failed[failure]({ file: fileName }) : texts.loading({ file: fileName })}
        </p>
      ))}
    </div>
  );
}

/** A small picture of a file of the quiz; nothing until it is loaded. */
export function FilePicture({ fileName }: { fileName: string }) {
  const { quizId } = useQuizStore();
  const url = useFileUrls(quizId, [fileName]).get(fileName);
  return url ? <img src={url} alt={fileName} /> : null;
}

/** Plays a question's film for its author. It may be large, so it loads on demand. */
function FilmPlayer({ fileName }: { fileName: string }) {
  const texts = useQuestionTexts().media;
  const { quizId } = useQuizStore();
  const [isWanted, setIsWanted] = useState(false);
  const url = useFileUrls(quizId, isWanted ? [fileName] : []).get(fileName);
  if (!url)
    return (
      <IconButton
        name={texts.play.video({ file: fileName })}
        disabled={isWanted}
        onClick={() => setIsWanted(true)}
      >
        <PlayIcon />
      </IconButton>
    );
  return (
    <video
      src={url}
      controls
      autoPlay
      aria-label={fileName}
      // It replaces the button, which had the focus.
      ref={(element) => element?.focus()}
    />
  );
}

/**
 * Handles files dropped outside the open question, which would otherwise replace the page: they go to the
 * question under the pointer, or else to the open one. Where there is neither, the pointer refuses the drop.
 */
export function useMediaDrop(): void {
  const store = useQuizStore();
  const open = useOpenQuiz((quiz) => quiz.open);
  const take = (event: DragEvent) => {
    const files = event.dataTransfer;
    // The open question has already taken its own files.
    if (event.defaultPrevented || !files?.types.includes('Files')) return;
    event.preventDefault();
    const question = questionAt(event.target) ?? open;
    if (question === null || document.querySelector('[aria-modal="true"]')) files.dropEffect = 'none';
    else if (event.type === 'drop') {
      if (question !== open) store.open(question, questionField(question));
      store.uploads.take(question, [...files.files]);
    }
  };
  useWindowEvent('dragover', take);
  useWindowEvent('drop', take);
}

function questionAt(target: EventTarget | null): Key | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-question]')?.dataset.question;
}

type MediaUpload = ReturnType<typeof useMediaUpload>;

/** Accepts pictures, sounds and films for a question. */
export function useMediaUpload(question: Key) {
  const { uploads } = useQuizStore();
  const take = (files: Iterable<File>, chosenAs?: MediaKind) => uploads.take(question, [...files], chosenAs);
  return {
    uploads: useSyncExternalStore(uploads.subscribe, () => uploads.of(question)),
    take,
    /** The props for an element that accepts dropped and pasted files. */
    dropAndPaste: {
      onDragOver: (event: DragOver) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragOver) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        // Text that comes with a picture of itself, as from a spreadsheet, is pasted as text.
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain'))
          return;
        event.preventDefault();
        take(event.clipboardData.files);
      },
    },
  };
}
