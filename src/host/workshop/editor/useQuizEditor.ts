import { useCallback, useLayoutEffect, useMemo, useReducer } from 'react';
import type { Key, QuestionDraft, QuizDraft } from '../draft/draft';
import { changeQuestion, type Edit } from '../draft/edits';
import type { Typed } from '../draft/typing';
import { editorOf, reduceEditor, type EditorState } from './editorState';

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
  /** Stores a picture, sound or film on the server; answers the name that it has there. */
  storeMedia(file: File): Promise<string>;
}

/** The draft with its history, and what changes it. */
export function useQuizEditor(
  initial: QuizDraft,
  storeMedia: Editor['storeMedia'],
): { state: EditorState; editor: Editor } {
  const [state, dispatch] = useReducer(reduceEditor, initial, editorOf);
  const { focus } = state;
  // With the picture, not after it: the next key already belongs to the new field.
  useLayoutEffect(() => {
    if (!focus) return;
    const element = document.getElementById(focus.id);
    // What stands in a closed part cannot have the focus.
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
  }, [focus]);

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
      storeMedia,
    }),
    [edit, storeMedia],
  );
  return { state, editor };
}
