import { useEffect, useRef, useState } from 'react';
import { MEDIA_KINDS } from '../../../contract/media';
import { useFileUrls } from '../../api/useFileUrls';
import { PlayIcon } from '../../ui/sessionIcons';
import type { QuestionDraft } from '../draft/draft';
import { IconButton, QuestionText, RemoveButton, SmallButton } from './fields';
import type { Upload } from '../saving/uploads';
import type { MediaUpload } from './useMediaDrop';
import { useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

/** The media of a question, one file of each kind at most. */
export function MediaFields({ question, upload }: { question: QuestionDraft; upload: MediaUpload }) {
  const store = useQuizStore();
  const texts = useQuestionTexts().media;
  const { labelled } = useWords();
  return (
    <div className="media-fields" role="group" aria-label={texts.heading}>
      <div className="row">
        {MEDIA_KINDS.map((kind) =>
          question[kind] ? (
            <span key={kind} className="media-file">
              {labelled({ label: texts.add[kind], value: question[kind] })}
              {kind !== 'image' && (
                <MediaPlayer key={question[kind]} kind={kind} fileName={question[kind].trim()} />
              )}
              <RemoveButton
                name={texts.remove({ file: question[kind] })}
                onClick={() => store.editQuestion(question.key, (each) => ({ ...each, [kind]: '' }))}
              />
            </span>
          ) : (
            <ChooseFile
              key={kind}
              accept={`${kind}/*`}
              name={texts.add[kind]}
              onFiles={(files) => upload.take(files, kind)}
            />
          ),
        )}
        <span className="small-hint">{texts.hint}</span>
      </div>
      <UploadStates uploads={upload.uploads} />
      {question.image && <QuestionText question={question} field="imageAlt" label={texts.alt} />}
    </div>
  );
}

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

interface ChooseFileProps {
  accept: string;
  name: string;
  onFiles: (files: FileList | null) => void;
}

/** A button that chooses files. */
export function ChooseFile({ accept, name, onFiles }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SmallButton onClick={() => input.current?.click()}>+ {name}</SmallButton>
      <input
        ref={input}
        type="file"
        aria-label={name}
        hidden
        accept={accept}
        onChange={(event) => {
          onFiles(event.target.files);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Plays a question's sound or film for its author. It may be large, so it loads on demand. */
function MediaPlayer({ kind, fileName }: { kind: 'audio' | 'video'; fileName: string }) {
  const texts = useQuestionTexts().media;
  const { quizId } = useQuizStore();
  const [isWanted, setIsWanted] = useState(false);
  const url = useFileUrls(quizId, isWanted ? [fileName] : []).get(fileName);
  const name = texts.play[kind]({ file: fileName });
  if (!url)
    return (
      <IconButton name={name} disabled={isWanted} onClick={() => setIsWanted(true)}>
        <PlayIcon />
      </IconButton>
    );
  const player = {
    src: url,
    controls: true,
    autoPlay: true,
    'aria-label': fileName,
    // It replaces the button, which had the focus.
    ref: (element: HTMLMediaElement | null) => element?.focus(),
  };
  return kind === 'audio' ? <audio {...player} /> : <video {...player} />;
}
