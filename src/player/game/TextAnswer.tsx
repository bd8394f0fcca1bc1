import { useState } from 'react';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/answer';
import type { AnswerControlProps } from './AnswerControl';
import { AnswerStatusLine } from './AnswerStatusLine';
import { useSendWhenGone } from './useSendWhenGone';

/** A text, sent by the button or the keyboard's send key, and as often as it is changed. */
export function TextAnswer({ question, view, texts, onAnswer }: AnswerControlProps) {
  const [typed, setTyped] = useState(view.answer === undefined ? '' : String(view.answer));
  const text = typed.trim();
  const isSent = text === '' || text === view.answer;
  // Half a change must not replace a whole answer.
  useSendWhenGone(isSent || view.answer !== undefined ? undefined : text, onAnswer);

  return (
    <form
      className="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSent) onAnswer(text);
      }}
    >
      <label htmlFor={question.questionId}>{texts.yourAnswer}</label>
      <div className="entry">
        <input
          id={question.questionId}
          type="text"
          value={typed}
          maxLength={MAX_TEXT_ANSWER_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="sentences"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="go" aria-disabled={isSent}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine
        status={isSent ? view.status : 'none'}
        hint={isSent ? '' : texts.notSent}
        texts={texts}
      />
      {!isSent && view.answer !== undefined && (
        <p className="hint">
          {texts.yourAnswer}: <b>{view.answer}</b>
        </p>
      )}
    </form>
  );
}
