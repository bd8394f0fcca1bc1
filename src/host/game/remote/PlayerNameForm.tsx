import { useId, useState } from 'react';
import { usePlayerTexts } from '../../ui/playerTexts';
import { useRemoteTexts } from './remoteTexts';

interface PlayerNameFormProps {
  name: string;
  onRename: (name: string) => void;
}

/** Gives a player another name. */
export function PlayerNameForm({ name, onRename }: PlayerNameFormProps) {
  const texts = useRemoteTexts().players;
  const { rename } = usePlayerTexts();
  const id = useId();
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="rename"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        if (wanted && wanted !== name) onRename(wanted);
      }}
    >
      <label htmlFor={id}>{texts.name}</label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        autoCapitalize="words"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <button type="submit">{rename}</button>
    </form>
  );
}
