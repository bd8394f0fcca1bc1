import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import type { HostPlayer } from '../../../contract/hostGame';
import { Button } from '../../ui/Button';
import { DialogFrame, Failure } from '../../ui/DialogFrame';
import { Input } from '../../ui/Field';
import { useGameHost } from './actions';
import { MarkingQueue } from './MarkingQueue';
import { useCorrections, usePointsForm } from './useCorrections';
import { useGameTexts, useCorrectionTexts, useMarkingTexts } from '../texts/gameTexts';

// For hosts without a remote. Guests see these dialogs, since the projector does.

interface HostDialogProps {
  open: boolean;
  /** Why the last command failed. */
  failure: string | null;
  onClose: () => void;
}

/** The marking queue on the laptop. */
export function MarkingDialog({ open, failure, onClose }: HostDialogProps) {
  const texts = useMarkingTexts();
  const isCovered = useGameHost().hostGame?.marking.some(({ revealed }) => !revealed);
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <Failure text={failure} />
        <MarkingQueue isPublic />
        {isCovered && <p className="marking-hint">{texts.covered}</p>}
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Corrections of points on the laptop. */
export function CorrectionsDialog({ open, failure, onClose }: HostDialogProps) {
  const texts = useCorrectionTexts();
  const players = useGameHost().hostGame?.players ?? [];
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <Failure text={failure} />
        <CorrectionForm players={players} />
        <CorrectionList players={players} />
      </Dialog.Body>
    </DialogFrame>
  );
}

interface PlayersProps {
  players: readonly HostPlayer[];
}

/** Gives a player points, or takes them, with a reason. */
function CorrectionForm({ players }: PlayersProps) {
  const texts = useCorrectionTexts();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // Nobody is chosen any more once the player has left.
  const playerId = players.some((each) => each.playerId === chosen) ? chosen : '';
  const isMissing = wasTried && playerId === '';
  const form = usePointsForm(playerId);
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
      <chakra.label fontWeight={700}>
        {texts.player}
        <Input asChild fontWeight={400}>
          <select
            value={playerId}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-fault` : undefined}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{texts.choose}</option>
            {[...players].sort(byName).map((player) => (
              <option key={player.playerId} value={player.playerId}>
                {nameForGuests(player)}
              </option>
            ))}
          </select>
        </Input>
      </chakra.label>
      <chakra.label fontWeight={700}>
        {texts.amount}
        <Input
          fontWeight={400}
          aria-describedby={form.isBad ? `${id}-fault` : undefined}
          {...form.amountField}
        />
      </chakra.label>
      <chakra.label fontWeight={700}>
        {texts.reason}
        <Input fontWeight={400} {...form.reasonField} />
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

/** The points that the host gave or took by hand. */
function CorrectionList({ players }: PlayersProps) {
  const texts = useCorrectionTexts();
  const { gained, takeBack: takeBackText } = useGameTexts();
  const { corrections, takeBack } = useCorrections();
  const id = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <chakra.section ref={list} tabIndex={-1} outline="none" mt="4" aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight={700}>
        {texts.heading}
      </chakra.h3>
      {corrections.length === 0 && <chakra.p color="muted">{texts.empty}</chakra.p>}
      <chakra.ul listStyleType="none">
        {corrections.map((correction) => (
          <chakra.li
            key={correction.adjustmentId}
            display="flex"
            alignItems="center"
            gap="3"
            py="1"
            borderTopWidth="2px"
            borderColor="line"
          >
            <chakra.strong minW="3em" fontVariantNumeric="tabular-nums">
              {gained(correction.points)}
            </chakra.strong>
            <chakra.span flex="1" minW={0} overflowWrap="anywhere">
              {players.filter(({ playerId }) => playerId === correction.playerId).map(nameForGuests)}
              <chakra.span display="block" fontSize="small" color="muted">
                {correction.reason || texts.noReason}
              </chakra.span>
            </chakra.span>
            <Button
              variant="outline"
              px="3"
              onClick={() => {
                // The button goes with its correction, and the keyboard must go on from here.
                list.current?.focus();
                takeBack(correction);
              }}
            >
              {takeBackText}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function nameForGuests({ name, shownName }: HostPlayer): string {
  return shownName ?? name;
}

function byName(one: HostPlayer, other: HostPlayer): number {
  return nameForGuests(one).localeCompare(nameForGuests(other));
}
