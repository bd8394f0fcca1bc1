import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useState } from 'react';
import { MAX_NAME_BYTES, MAX_NAME_CHARACTERS } from '../../../contract/limits';
import { useWords } from '../../languages/useWords';
import { Button } from '../../ui/Button';
import { Input } from '../../ui/Input';
import { usePlayerTexts } from '../../ui/playerTexts';
import type { LobbyHost, LobbyPlayer } from '../lobbyHost';

interface RenameFormProps {
  player: LobbyPlayer;
  command: LobbyHost['command'];
  onDone: () => void;
  onCancel: () => void;
}

/** A field for another name, with the reason underneath where the name is not taken. */
export function RenameForm({ player, command, onDone, onCancel }: RenameFormProps) {
  const texts = usePlayerTexts();
  const words = useWords();
  const id = useId();
  // With its stars, where it has some: it would stand whole on the projector.
  const present = player.starred ? (player.shownName ?? '') : player.name;
  const [typed, setTyped] = useState(present);
  const [fault, setFault] = useState<NameFault | 'lost' | null>(null);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === present) return onDone();
    const found = nameFault(typed);
    setFault(found);
    if (found) return;
    const outcome = await command({ type: 'rename', playerId: player.playerId, name: typed });
    if (outcome === 'done') onDone();
    else setFault(outcome === 'lost' ? 'lost' : 'refused');
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void rename(event)} p="1">
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight={700}>
        {texts.newName}
      </chakra.label>
      <Input
        id={id}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {fault && (
        <chakra.p id={`${id}-fault`} role="alert" mt="1" fontSize="small" fontWeight={600} color="danger">
          {fault === 'lost' ? words.unconfirmed : texts.nameFaults[fault]}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="2">
        <Button variant="outline" px="3" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" px="3">
          {texts.save}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Why a name is none; `refused`: the server did not take it. */
type NameFault = 'empty' | 'too_long' | 'refused';

/** Older browsers lack it; there the server alone counts. */
const characters = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What is wrong with a name, as far as can be told without the server. */
function nameFault(typed: string): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'empty';
  if (new TextEncoder().encode(name.normalize('NFC')).length > MAX_NAME_BYTES) return 'too_long';
  return characters && [...characters.segment(name)].length > MAX_NAME_CHARACTERS ? 'too_long' : null;
}
