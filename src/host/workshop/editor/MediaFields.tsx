import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MEDIA_KINDS, type MediaKind } from '../../../contract/media';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import { CloseIcon, PlayIcon } from '../../ui/sessionIcons';
import type { QuestionDraft } from '../draft/draft';
import { useMediaUrls } from '../preview/useMediaUrls';
import { GrowingText, Labelled, SmallButton } from './fields';
import type { Upload } from '../saving/uploads';
import type { MediaUpload } from './useMediaDrop';
import { useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../texts/workshopTexts';

interface MediaFieldsProps {
  question: QuestionDraft;
  upload: MediaUpload;
}

/** What a question shows or plays: each kind once. */
export function MediaFields({ question, upload }: MediaFieldsProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts().media;
  const set = (field: MediaKind | 'imageAlt', text: string, typedIn?: string) =>
    store.editQuestion(question.key, (each) => ({ ...each, [field]: text }), typedIn);
  return (
    <chakra.div role="group" aria-label={texts.heading} display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {MEDIA_KINDS.map((kind) =>
          question[kind] ? (
            <MediaFile
              key={kind}
              name={`${texts.add[kind]}: ${question[kind]}`}
              removal={texts.remove(question[kind])}
              onRemove={() => set(kind, '')}
            >
              {kind !== 'image' && (
                <MediaPlayer
                  key={question[kind]}
                  kind={kind}
                  fileName={question[kind].trim()}
                  quizId={store.quizId}
                />
              )}
            </MediaFile>
          ) : (
            <FileButton
              key={kind}
              accept={`${kind}/*`}
              name={texts.add[kind]}
              onFiles={(files) => upload.take(files, kind)}
            />
          ),
        )}
        <chakra.span fontSize="small" color="muted">
          {texts.hint}
        </chakra.span>
      </chakra.div>
      <UploadStates uploads={upload.uploads} />
      {question.image && (
        <Labelled label={texts.alt}>
          <GrowingText
            value={question.imageAlt}
            most={QUIZ_LIMITS.imageAlt}
            onText={(text) => set('imageAlt', text, 'imageAlt')}
          />
        </Labelled>
      )}
    </chakra.div>
  );
}

function UploadStates({ uploads }: { uploads: readonly Upload[] }) {
  const texts = useQuestionTexts().media;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(uploads);
  // A file can be dropped anywhere, far from where its failure is told.
  useEffect(() => {
    if (uploads.length > 0 && uploads !== shown.current) box.current?.scrollIntoView({ block: 'nearest' });
    shown.current = uploads;
  }, [uploads]);
  return (
    <chakra.div ref={box} role="status" scrollMarginY="6rem" fontSize="small" fontWeight={600}>
      {uploads.map(({ fileName, failure }) => (
        <chakra.p key={fileName} color={failure ? 'danger' : undefined}>
          {failure ? texts.failed[failure](fileName) : texts.loading(fileName)}
        </chakra.p>
      ))}
    </chakra.div>
  );
}

interface MediaFileProps {
  name: string;
  removal: string;
  onRemove: () => void;
  children: ReactNode;
}

function MediaFile({ name, removal, onRemove, children }: MediaFileProps) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1"
      maxW="full"
      pl="2"
      fontSize="small"
      fontWeight={700}
      bg="raised"
      borderRadius="normal"
      overflowWrap="anywhere"
    >
      {name}
      {children}
      <SmallButton aria-label={removal} title={removal} onClick={onRemove}>
        <CloseIcon />
      </SmallButton>
    </chakra.span>
  );
}

interface FileButtonProps {
  accept: string;
  name: string;
  onFiles: (files: FileList | null) => void;
}

function FileButton({ accept, name, onFiles }: FileButtonProps) {
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
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

interface MediaPlayerProps {
  kind: 'audio' | 'video';
  fileName: string;
  quizId: string;
}

/** Plays a question's sound or film to its author. It may be large, so it is loaded when it is wanted. */
function MediaPlayer({ kind, fileName, quizId }: MediaPlayerProps) {
  const texts = useQuestionTexts().media;
  const [isWanted, setIsWanted] = useState(false);
  const url = useMediaUrls(quizId, isWanted ? [fileName] : []).get(fileName);
  const name = texts.play[kind](fileName);
  if (!url)
    return (
      <SmallButton aria-label={name} title={name} disabled={isWanted} onClick={() => setIsWanted(true)}>
        <PlayIcon />
      </SmallButton>
    );
  const player = {
    ...{ src: url, controls: true, autoPlay: true, 'aria-label': fileName },
    // It stands where the button was, which had the focus.
    ref: (element: HTMLMediaElement | null) => element?.focus(),
  };
  return kind === 'audio' ? (
    <chakra.audio {...player} h="control" w="18rem" maxW="full" />
  ) : (
    <chakra.video {...player} flexBasis="full" maxH="16rem" bg="black" />
  );
}
