import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/limits';
import { isTeam } from '../../player/answers/team';
import { usePlay } from '../../player/answers/usePlay';

/**
 * The text of a field. Until this person edits it, it follows the other phones of the team; what was typed
 * and not sent yet is never replaced.
 */
export function useTyped(field: { questionId: string; part: number | null; stands: string | undefined }) {
  const { play, onTyping } = usePlay();
  const { questionId, part, stands } = field;
  const [typed, setTyped] = useState(stands ?? '');
  const [isEdited, setEdited] = useState(false);
  return {
    typed: isEdited || stands === undefined ? typed : stands,
    edit: (text: string) => {
      setTyped(text);
      setEdited(true);
      onTyping(questionId, part);
    },
    /** Lets the field follow the team's answer again. */
    settle: () => setEdited(false),
    /** Leaving a field with nothing unsent shows the team's answer again. */
    leave: (isSent: boolean) => {
      if (isTeam(play.own) && isSent) setEdited(false);
    },
  };
}

interface TextFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

export function TextField({ id, value, onChange, onBlur }: TextFieldProps) {
  return (
    <input
      id={id}
      type="text"
      value={value}
      maxLength={MAX_TEXT_ANSWER_LENGTH}
      enterKeyHint="send"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="sentences"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

/**
 * Sends text not sent yet when its question disappears, as time may run out in the middle of a word. Pass
 * undefined where an answer was sent before: half a change must not replace a complete answer.
 */
export function useSendWhenGone<Typed>(typed: Typed | undefined, onAnswer: (answer: Typed) => void): void {
  const send = useEffectEvent(() => {
    if (typed !== undefined) onAnswer(typed);
  });
  useEffect(() => () => send(), []);
}
