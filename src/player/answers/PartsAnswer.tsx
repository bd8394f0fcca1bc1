import { useState, type FormEvent } from 'react';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/question';
import { AnswerStatusLine } from './OwnAnswer';
import { useAnswer, type AnswerControlProps, useAnswerTexts } from './usePlay';

/** Several texts, each in a field of its own. */
export function PartsAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const { parts = [] } = question;
  const [typed, setTyped] = useState(() => parts.map((_part, at) => String([answer].flat()[at] ?? '')));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(typed.map((text) => text.trim()));
  };

  return (
    <form className="typed" onSubmit={submit}>
      {parts.map(({ label }, at) => (
        <label key={at}>
          {label}
          <input
            type="text"
            value={typed[at]}
            maxLength={MAX_TEXT_ANSWER_LENGTH}
            onChange={({ target }) => setTyped(typed.with(at, target.value))}
          />
        </label>
      ))}
      <button type="submit" className="go">
        {texts.send}
      </button>
      <AnswerStatusLine status={status} hint="" />
    </form>
  );
}
