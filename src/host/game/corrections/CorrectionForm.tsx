import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { HostPlayer } from '../../../contract/hostGame';
import { Button } from '../../ui/Button';
import { Input } from '../../ui/Input';
import { useCorrectionTexts } from './correctionTexts';
import { PlayerSelect } from './PlayerSelect';
import { MOST_REASON, usePointsForm } from './usePointsForm';

interface CorrectionFormProps {
  players: readonly HostPlayer[];
  onAdjust: (playerId: string, points: number, reason: string) => void;
}

/** Gives a player points, or takes them, with a reason. */
export function CorrectionForm({ players, onAdjust }: CorrectionFormProps) {
  const texts = useCorrectionTexts();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // Nobody is chosen any more once the player has left.
  const playerId = players.some((each) => each.playerId === chosen) ? chosen : '';
  const isMissing = wasTried && playerId === '';
  const form = usePointsForm((points, reason) => onAdjust(playerId, points, reason));
  const adjust = (sign: 1 | -1) => {
    setWasTried(true);
    if (playerId) form.adjust(sign);
  };
  return (
    <chakra.form
      noValidate
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '2fr 1fr 2fr' }}
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        adjust(1);
      }}
    >
      <PlayerSelect
        players={players}
        value={playerId}
        onChange={setChosen}
        faultId={isMissing ? `${id}-fault` : undefined}
      />
      <chakra.label fontWeight={700}>
        {texts.amount}
        <Input
          fontWeight={400}
          inputMode="decimal"
          autoComplete="off"
          value={form.typed}
          aria-invalid={form.isBad}
          aria-describedby={form.isBad ? `${id}-fault` : undefined}
          onChange={(event) => form.setTyped(event.target.value)}
        />
      </chakra.label>
      <chakra.label fontWeight={700}>
        {texts.reason}
        <Input
          fontWeight={400}
          autoComplete="off"
          maxLength={MOST_REASON}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
        />
      </chakra.label>
      {(isMissing || form.isBad) && (
        <chakra.p id={`${id}-fault`} role="alert" gridColumn="1 / -1" fontWeight={600} color="danger">
          {isMissing ? texts.noPlayer : texts.badAmount}
        </chakra.p>
      )}
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="2">
        <Button type="submit">{texts.give}</Button>
        <Button variant="outline" onClick={() => adjust(-1)}>
          {texts.take}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
