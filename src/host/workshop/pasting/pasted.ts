import type { ClipboardEvent } from 'react';
import { type Key, questionField } from '../draft/draft';
import type { PastedInto } from './mayBeQuestions';

/** A text that was pasted, and where. */
export interface Pasted {
  text: string;
  field: HTMLTextAreaElement | HTMLInputElement;
  into: PastedInto;
  /** The question whose card it is. */
  question: Key | undefined;
}

/** Returns what is pasted into a field; undefined if it is no text, or goes elsewhere. */
export function pastedIn({ clipboardData, target: field }: ClipboardEvent): Pasted | undefined {
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  // A dialog's fields are inside the form for React alone.
  if (!isField || field.closest('[role="dialog"]') || clipboardData.files.length > 0) return undefined;
  const question = field.closest<HTMLElement>('[data-question]')?.dataset.question;
  const isText = question !== undefined && field.id === questionField(question);
  const into = isText ? 'question' : field.closest('.answer-list') ? 'answer' : 'other';
  return { text: clipboardData.getData('text/plain').replaceAll('\r\n', '\n'), field, into, question };
}

/** Pastes a text as the field itself would take it. */
export function pasteInto({ field, text }: Pick<Pasted, 'field' | 'text'>): void {
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // Undoes as typing does, and reaches the field's listeners.
  if (field.dispatchEvent(event)) document.execCommand('insertText', false, text);
}
