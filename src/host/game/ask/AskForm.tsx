import './ask.css';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { MAX_ASK_ANSWERS, MAX_POINTS } from '../../../contract/ownQuestion';
import { QUIZ_LIMITS } from '../../../contract/question';
import { takeFocus } from '../../../look/takeFocus';
import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import { useGameHost } from '../controls/actions';
import { typedPoints } from '../paper/sheets';
import { Switch } from '../remote/RemoteButtons';

const useAskTexts = defineTexts(import.meta.glob<Catalogue<Messages['ask']>>('../../../locales/*/ask.json'));

interface AskFormProps {
  /** Keeps from guests what they must not see; absent where they see nothing of this page. */
  hide?: (secret: ReactNode) => ReactNode;
}

/**
 * Asks the room a question of the host's own: after a reveal as part of the quiz, with points if the host says so; in
 * a break without. What was typed stays until the question is on the wall.
 */
export function AskForm({ hide = (secret) => secret }: AskFormProps) {
  const texts = useAskTexts();
  const { hostGame, send } = useGameHost();
  const id = useId();
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState(['', '']);
  const [isOn, setOn] = useState(false);
  const [right, setRight] = useState<number>();
  const [typed, setTyped] = useState('1');
  const [fault, setFault] = useState<'missing' | 'same' | 'noRight' | 'badPoints' | null>(null);
  const canCount = hostGame?.canAdd === true;
  const counts = canCount && isOn;
  const places = [...answers.keys()].filter((place) => answers[place]!.trim() !== '');

  /** Further fields appear as they are needed. */
  const write = (place: number, answer: string) => {
    const written = answers.with(place, answer);
    const isFull = written.every((each) => each.trim() !== '') && written.length < MAX_ASK_ANSWERS;
    setAnswers(isFull ? [...written, ''] : written);
  };
  const choose = (place: number) => {
    setRight(place);
    setFault(null);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const given = places.map((place) => answers[place]!.trim());
    const correct = places.findIndex((place) => place === right);
    const points = typedPoints(typed) ?? -1;
    if (text.trim() === '' || given.length < 2) return setFault('missing');
    if (new Set(given).size < given.length) return setFault('same');
    if (counts && correct < 0) return setFault('noRight');
    if (counts && (points < 0 || points > MAX_POINTS)) return setFault('badPoints');
    setFault(null);
    send({ type: 'ask', text: text.trim(), answers: given, ...(counts && { correct, points }) });
  };
  return (
    <form noValidate className="ask-form" onSubmit={ask}>
      <label htmlFor={id}>{texts.text}</label>
      <input
        id={id}
        ref={takeFocus}
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
      {canCount ? (
        <Switch label={texts.counts} hint={texts.added} isOn={isOn} onSwitch={() => setOn(!isOn)} />
      ) : (
        <p className="muted switch-hint">{texts.noPoints}</p>
      )}
      {counts &&
        hide(
          <>
            <fieldset className="ask-right">
              <legend>{texts.right}</legend>
              {places.map((place) => (
                <label key={place} className="ask-option">
                  <input
                    type="radio"
                    name={`${id}-right`}
                    checked={place === right}
                    onChange={() => choose(place)}
                  />
                  {answers[place]}
                </label>
              ))}
            </fieldset>
            <label className="ask-points">
              {texts.points}
              <input
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
          </>,
        )}
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
