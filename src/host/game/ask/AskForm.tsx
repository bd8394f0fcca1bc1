import './ask.css';
import { useId, useState, type FormEvent } from 'react';
import { MAX_ASK_ANSWERS } from '../../../contract/limits';
import { QUIZ_LIMITS } from '../../../contract/question';
import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import { useGameHost } from '../controls/actions';

const useAskTexts = defineTexts(import.meta.glob<Catalogue<Messages['ask']>>('../../../locales/*/ask.json'));

/** Asks the room a question in a break. What was typed stays until the question is on the wall. */
export function AskForm() {
  const texts = useAskTexts();
  const { send } = useGameHost();
  const id = useId();
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState(['', '']);
  const [fault, setFault] = useState<'missing' | 'same' | null>(null);

  /** Further fields appear as they are needed. */
  const write = (place: number, answer: string) => {
    const written = answers.with(place, answer);
    const isFull = written.every((each) => each.trim() !== '') && written.length < MAX_ASK_ANSWERS;
    setAnswers(isFull ? [...written, ''] : written);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const given = answers.map((each) => each.trim()).filter(Boolean);
    if (text.trim() === '' || given.length < 2) return setFault('missing');
    if (new Set(given).size < given.length) return setFault('same');
    setFault(null);
    send({ type: 'ask', text: text.trim(), answers: given });
  };
  return (
    <form noValidate className="ask-form" onSubmit={ask}>
      <label htmlFor={id}>{texts.text}</label>
      <input
        id={id}
        autoFocus
        autoComplete="off"
        maxLength={QUIZ_LIMITS.question}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {answers.map((answer, place) => (
        <input
          key={place}
          autoComplete="off"
          aria-label={texts.answer({ place: place + 1 })}
          placeholder={texts.answer({ place: place + 1 })}
          maxLength={QUIZ_LIMITS.answer}
          value={answer}
          onChange={(event) => write(place, event.target.value)}
        />
      ))}
      {fault && (
        <p role="alert" className="ask-fault">
          {texts[fault]}
        </p>
      )}
      <button type="submit" className="solid">
        {texts.send}
      </button>
    </form>
  );
}
