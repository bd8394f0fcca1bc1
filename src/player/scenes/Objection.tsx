import { useEffect, useId, useState, type SubmitEvent } from 'react';
import type { Language } from '../../contract/languages';
import { MAX_OBJECTION_LENGTH } from '../../contract/limits';
import { fileFor } from '../../contract/wording/fileFor';
import type { CallResult } from '../../look/hubClient';
import { takeFocus } from '../../look/takeFocus';
import { usePlay, type LinkedMembership } from '../answers/usePlay';
import type { PlayTexts } from '../texts/loadTexts';

const TEXTS = import.meta.glob<{ default: Messages['objection'] }>('../../locales/*/objection.json');

const loaded = new Map<Language, Messages['objection']>();

/** Loads the words about objections once for each language. */
export async function loadObjectionTexts(language: Language): Promise<Messages['objection']> {
  const texts = loaded.get(language) ?? (await fileFor(TEXTS, language)()).default;
  loaded.set(language, texts);
  return texts;
}

/**
 * Below a reveal: lets the player object once, and says what has become of it. A text that is being written stays while
 * the game goes on, until it is sent or given up.
 */
export function Objection({ membership }: { membership: LinkedMembership }) {
  const { play, texts: phoneTexts } = usePlay();
  const { language } = phoneTexts;
  const [texts, setTexts] = useState(loaded.get(language));
  const { scene, objectionsOff } = play.game;
  const isAbout =
    scene.name === 'reveal' &&
    scene.solution !== undefined &&
    !scene.tieBreak &&
    !scene.void &&
    !objectionsOff;
  const shown = isAbout ? scene.question.questionId : undefined;
  const [writing, setWriting] = useState<{ questionId: string; about: string }>();
  const [sent, setSent] = useState<string>();
  const [givenUp, setGivenUp] = useState<string>();
  if (givenUp !== undefined && givenUp !== shown) setGivenUp(undefined);
  // Without a connection, the next question tries again.
  useEffect(() => {
    if (shown ?? writing) loadObjectionTexts(language).then(setTexts, () => undefined);
  }, [language, shown, writing]);
  if (!texts) return null;
  if (writing)
    return (
      <ObjectionForm
        {...writing}
        texts={texts}
        phoneTexts={phoneTexts}
        send={(text) => membership.call('Object', writing.questionId, text)}
        onSent={() => {
          setSent(writing.questionId);
          setWriting(undefined);
        }}
        onGivenUp={() => {
          setWriting(undefined);
          setGivenUp(writing.questionId);
        }}
      />
    );
  if (shown === undefined) return null;
  const state = play.own.objections?.[shown] ?? (sent === shown ? 'open' : undefined);
  if (state)
    return (
      <p role="status" className="muted objection">
        {texts.states[state as keyof typeof texts.states] ?? texts.states.open}
      </p>
    );
  const { text: about } = (scene as Extract<typeof scene, { name: 'reveal' }>).question;
  return (
    <button
      type="button"
      className="quiet objection"
      ref={givenUp === shown ? takeFocus : null}
      onClick={() => setWriting({ questionId: shown, about })}
    >
      {texts.object}
    </button>
  );
}

interface ObjectionFormProps {
  about: string;
  texts: Messages['objection'];
  phoneTexts: PlayTexts;
  send: (text: string) => Promise<CallResult>;
  onSent: () => void;
  onGivenUp: () => void;
}

function ObjectionForm({ about, texts, phoneTexts, send, onSent, onGivenUp }: ObjectionFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    const result = await send(text.trim());
    setSending(false);
    if (result.kind === 'value') return onSent();
    if (result.kind === 'lost') return setFailure(phoneTexts.team.offline);
    setFailure(result.code === 'objections_closed' ? texts.closed : phoneTexts.team.failed);
  };
  // The pressed button is gone, and the form is below what was in sight.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form className="framed stack objection" onSubmit={(event) => void submit(event)}>
      <p className="muted">{about}</p>
      <label id={`${id}-label`} htmlFor={id}>
        {texts.label}
      </label>
      <input
        id={id}
        value={text}
        maxLength={MAX_OBJECTION_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <p role="alert">{failure}</p>}
      <div className="row">
        <button
          type="submit"
          className="go"
          aria-disabled={text.trim() === '' || isSending}
          aria-describedby={`${id}-label`}
        >
          {texts.send}
        </button>
        <button type="button" className="quiet" onClick={onGivenUp}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
