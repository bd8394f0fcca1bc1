import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { QuizSource } from '../../../contract/quizSource';
import { readSource } from '../draft/readSource';
import { writeSource } from '../draft/writeSource';
import type { UploadsParts } from './uploads';
import { useQuizEditor } from './useQuizEditor';

/**
 * The draft of an opened quiz. Every change of it is told as JSON; another opened quiz replaces it, which can be
 * undone.
 */
export function useOpenedQuiz(
  quizId: string,
  opened: QuizSource,
  storeMedia: UploadsParts['storeMedia'],
  onChange: (source: QuizSource) => void,
) {
  const [first] = useState(() => readSource(opened));
  const { state, editor } = useQuizEditor(quizId, first, storeMedia);
  const draft = state.history.present;
  const written = useMemo(() => writeSource(draft), [draft]);
  const known = useRef({ opened, draft: first });

  useEffect(() => {
    if (known.current.opened === opened) return;
    known.current = { opened, draft: readSource(opened) };
    editor.replace(known.current.draft);
  }, [editor, opened]);

  const tell = useEffectEvent(() => onChange(written.source));
  useEffect(() => {
    // What was just opened is no change.
    if (known.current.draft === draft) return;
    known.current = { ...known.current, draft };
    tell();
  }, [draft]);

  return { state, editor, written };
}
