import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_TEXT_ANSWER_LENGTH, type Answer, type SubmittedAnswer } from '../../contract/question';
import { isTeam } from '../../player/answers/team';
import { usePlay } from '../../player/answers/usePlay';

/**
 * What stands in a field. As long as the person has not changed it, that is what stands on all phones of the team; what
 * was typed and not yet sent is never replaced.
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
    /** What is in the field is what shall stand. */
    settle: () => setEdited(false),
    /** Who leaves a field with nothing to be sent in it sees again what the team says. */
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
 * Sends what was typed and not sent when its question goes away: time may run out in the middle of a word. Undefined
 * where an answer was sent before: half a change must not replace a whole answer.
 */
export function useSendWhenGone(
  typed: Answer | undefined,
  onAnswer: (answer: SubmittedAnswer) => void,
): void {
  const send = useEffectEvent(() => {
    if (typed !== undefined) onAnswer(typed);
  });
  useEffect(() => () => send(), []);
}
