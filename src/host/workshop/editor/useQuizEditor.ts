import { useCallback, useLayoutEffect, useMemo, useReducer } from 'react';
import type { Key, QuestionDraft, QuizDraft } from '../draft/draft';
import { changeQuestion, type Edit } from '../draft/edits';
import type { Typed } from '../draft/typing';
import { Uploads, type UploadsParts } from './uploads';
import { editorOf, questionField, reduceEditor, type EditorState } from './editorState';

/** What the parts of the page do with the quiz. It stays the same object as long as the page is open. */
export interface Editor {
  /** `field`: what is typed in, so that typing is undone in one. */
  edit(edit: Edit, field?: string): void;
  editQuestion(key: Key, change: (question: QuestionDraft) => QuestionDraft, field?: string): void;
  /** Makes an edit and opens a question with the focus in one of its fields. Undefined: nothing is done. */
  type(make: (draft: QuizDraft) => Typed | undefined): void;
  /** Edits, and leaves the focus on an element. */
  editAndFocus(edit: Edit, focus: string, open?: Key | null): void;
  open(question: Key | null, focus?: string): void;
  /** By another version of the quiz; that can be undone. */
  replace(by: QuizDraft): void;
  undo(): void;
  redo(): void;
  readonly uploads: Uploads;
  readonly quizId: string;
}

/** The draft with its history, and what changes it. */
export function useQuizEditor(
  quizId: string,
  initial: QuizDraft,
  storeMedia: UploadsParts['storeMedia'],
): { state: EditorState; editor: Editor } {
  const [state, dispatch] = useReducer(reduceEditor, initial, editorOf);
  const { focus, open, history } = state;
  // With the picture, not after it: the next key already belongs to the new field.
  useLayoutEffect(() => {
    if (!focus) return;
    const element = document.getElementById(focus.id);
    // What stands in a closed part cannot have the focus.
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
    // What is typed next goes on behind the text.
    if (element instanceof HTMLTextAreaElement && element.selectionEnd === 0)
      element.setSelectionRange(element.value.length, element.value.length);
  }, [focus]);
  const { present } = history;
  // A field that went away took the focus with it.
  useLayoutEffect(() => {
    if (open === null || document.activeElement !== document.body) return;
    document.getElementById(questionField(open))?.focus({ preventScroll: true });
  }, [open, present]);

  const edit = useCallback(
    (change: Edit, field?: string) =>
      dispatch({
        type: 'edited',
        edit: change,
        at: performance.now(),
        ...(field !== undefined && { field }),
      }),
    [],
  );
  const editor = useMemo<Editor>(
    () => ({
      edit,
      editQuestion: (key, change, field) => edit(changeQuestion(key, change), field && `${key} ${field}`),
      type: (make) => dispatch({ type: 'typed', make }),
      editAndFocus: (change, target, open) =>
        dispatch({
          type: 'edited',
          edit: change,
          at: performance.now(),
          focus: target,
          ...(open !== undefined && { open }),
        }),
      open: (question, target) =>
        dispatch({ type: 'opened', question, ...(target !== undefined && { focus: target }) }),
      replace: (by) => dispatch({ type: 'replaced', by }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      quizId,
      uploads: new Uploads({
        storeMedia,
        onStored: (key, kind, fileName) =>
          edit(changeQuestion(key, (each) => ({ ...each, [kind]: fileName }))),
      }),
    }),
    [edit, quizId, storeMedia],
  );
  return { state, editor };
}
