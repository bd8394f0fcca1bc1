import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { useConnectionTexts } from './connectionTexts';
import type { KeyQuestion } from './useCreatedSession';

interface ServerKeyFormProps {
  question: KeyQuestion;
  /** Goes on with the key in a typed text; false where there is none in it. */
  onTry: (typed: string) => boolean;
}

/**
 * Asks for the server's key, where only hosts may open sessions. Everybody sees the projector: the key is not shown.
 */
export function ServerKeyForm({ question, onTry }: ServerKeyFormProps) {
  const texts = useConnectionTexts().serverKey;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isNoKey, setIsNoKey] = useState(false);
  const isWrong = isNoKey || question === 'wrong';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question !== 'trying') setIsNoKey(!onTry(typed));
  };

  return (
    <chakra.form onSubmit={submit} noValidate mt="3">
      <chakra.label htmlFor={id} display="block" mb="2" fontWeight={700}>
        {texts.label}
      </chakra.label>
      <Input
        id={id}
        type="password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong ${id}-where` : `${id}-where`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isWrong && (
        <chakra.p id={`${id}-wrong`} role="alert" mt="2" fontSize="small" fontWeight={600} color="danger">
          {texts.wrong}
        </chakra.p>
      )}
      <chakra.p id={`${id}-where`} mt="2" mb="3" fontSize="small" color="muted">
        {texts.where}
      </chakra.p>
      <Button type="submit">{texts.open}</Button>
    </chakra.form>
  );
}
