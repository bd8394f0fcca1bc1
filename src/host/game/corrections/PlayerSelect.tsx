import { chakra } from '@chakra-ui/react/styled-system';
import type { HostPlayer } from '../../../contract/hostGame';
import { Input } from '../../ui/Input';
import { useCorrectionTexts } from './correctionTexts';
import { nameForGuests } from './nameForGuests';

interface PlayerSelectProps {
  players: readonly HostPlayer[];
  /** The playerId, empty for nobody. */
  value: string;
  onChange: (playerId: string) => void;
  /** The id of what says that somebody has to be chosen. */
  faultId: string | undefined;
}

/** Chooses one of the players, in the order of the alphabet. */
export function PlayerSelect({ players, value, onChange, faultId }: PlayerSelectProps) {
  const texts = useCorrectionTexts();
  const options = players.map((player) => ({ playerId: player.playerId, name: nameForGuests(player) }));
  options.sort((one, other) => one.name.localeCompare(other.name));
  return (
    <chakra.label fontWeight={700}>
      {texts.player}
      <Input asChild fontWeight={400}>
        <select
          value={value}
          aria-invalid={faultId !== undefined}
          aria-describedby={faultId}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{texts.choose}</option>
          {options.map(({ playerId, name }) => (
            <option key={playerId} value={playerId}>
              {name}
            </option>
          ))}
        </select>
      </Input>
    </chakra.label>
  );
}
