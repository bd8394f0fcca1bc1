import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Command } from '../../../contract/fromHosts';
import { MAX_NAME_BYTES, MAX_NAME_CHARACTERS } from '../../../contract/limits';
import { takeFocus } from '../../../look/takeFocus';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/DialogFrame';
import { FaultText, Field } from '../../ui/Field';
import { MenuEntry, PopoverPanel, useDismissal, usePlaceBeside } from '../../ui/PopoverPanel';
import type { LobbyHost, LobbyPlayer } from '../lobbyHost';
import { usePlayerTexts, useWords } from '../../texts/roomTexts';

type RemovalKind = 'removeOne' | 'removeNewer' | 'removeAway';

/** The question asked before removing somebody, and the command sent then. */
interface Removal {
  texts: ComponentProps<typeof ConfirmDialog>['texts'];
  command: Command;
}

interface PlayerMenuProps {
  player: LobbyPlayer;
  /** All players in the order in which they joined. */
  players: readonly LobbyPlayer[];
  /** The row's button, beside which the menu stands. */
  button: HTMLElement;
  command: LobbyHost['command'];
  onTeam: LobbyHost['onTeam'];
  /** `isLeft`: the focus has already moved elsewhere. */
  onClose: (isLeft: boolean) => void;
}

/** The host's actions for one player: renaming, showing a starred name, removing one or several players. */
export function PlayerMenu({ player, players, button, command, onTeam, onClose }: PlayerMenuProps) {
  const texts = usePlayerTexts();
  const { unconfirmed } = useWords();
  const [step, setStep] = useState<'choosing' | 'failed' | 'renaming' | RemovalKind>('choosing');
  const { playerId, name, shownName = name } = player;
  const close = () => onClose(false);
  const send = async (next: Command) => {
    if ((await command(next)) === 'done') close();
    else setStep('failed');
  };
  const askToRemove = (kind: RemovalKind) => {
    // The question returns the focus to what had it, and this menu will be gone by then.
    button.focus();
    setStep(kind);
  };
  // A click on the same name closes the menu itself.
  const leave = (to: EventTarget | null) => to !== button && onClose(true);
  const dismissal = useDismissal(true, { close, leave });
  // The rules remove only players with phones.
  const ofPhones = players.filter(({ paper }) => !paper);
  const place = ofPhones.findIndex((each) => each.playerId === playerId);
  const newerCount = place < 0 ? 0 : ofPhones.length - place;
  const isAway = ({ connected, paper }: LobbyPlayer): boolean => !connected && !paper;
  const awayCount = players.filter(isAway).length;
  const { removeMany } = texts;
  const removals: Record<RemovalKind, Removal> = {
    removeOne: {
      texts: { ...texts.removeQuestion, title: texts.removeQuestion.title({ name: shownName }) },
      command: { type: 'remove', playerId },
    },
    removeNewer: {
      texts: { ...removeMany, title: removeMany.newestQuestion({ count: newerCount }) },
      command: { type: 'removeNewest', count: newerCount },
    },
    removeAway: { texts: { ...removeMany, title: removeMany.awayQuestion }, command: { type: 'removeAway' } },
  };
  if (step in removals) {
    const { texts, command } = removals[step as RemovalKind];
    return <ConfirmDialog texts={texts} open onClose={close} onConfirm={() => void send(command)} />;
  }
  return (
    <MenuPanel label={shownName} beside={button} {...dismissal}>
      {step === 'renaming' ? (
        <RenameForm player={player} command={command} onDone={close} onCancel={() => setStep('choosing')} />
      ) : (
        <>
          {step === 'failed' && <FaultText px="2">{unconfirmed}</FaultText>}
          {player.starred && (
            <MenuEntry onClick={() => void send({ type: 'uncover', text: name })}>{texts.uncover}</MenuEntry>
          )}
          <MenuEntry onClick={() => setStep('renaming')}>{texts.rename}</MenuEntry>
          <MenuEntry onClick={() => askToRemove('removeOne')}>{texts.remove}</MenuEntry>
          {newerCount > 1 && (
            <MenuEntry onClick={() => askToRemove('removeNewer')}>
              {removeMany.fromHereCounted({ count: newerCount })}
            </MenuEntry>
          )}
          {isAway(player) && awayCount > 1 && (
            <MenuEntry onClick={() => askToRemove('removeAway')}>
              {removeMany.awayCounted({ count: awayCount })}
            </MenuEntry>
          )}
          <MenuEntry
            onClick={() => {
              close();
              onTeam(playerId);
            }}
          >
            {texts.phones}
          </MenuEntry>
        </>
      )}
    </MenuPanel>
  );
}

interface MenuPanelProps extends ReturnType<typeof useDismissal> {
  label: string;
  beside: HTMLElement;
  children: ReactNode;
}

/** A panel below a row of the wall, or above it if there is more room. */
function MenuPanel({ label, beside, children, ...dismissal }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlaceBeside(panel, beside);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // The focused element may have gone with its step; without a focus, Escape would not close the panel.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return (
    <PopoverPanel
      ref={panel}
      aria-label={label}
      {...dismissal}
      position="fixed"
      w="min(24rem, calc(100vw - 1.5rem))"
      display="grid"
      p="2"
      fontSize="body"
    >
      {children}
    </PopoverPanel>
  );
}

interface RenameFormProps {
  player: LobbyPlayer;
  command: LobbyHost['command'];
  onDone: () => void;
  onCancel: () => void;
}

function RenameForm({ player, command, onDone, onCancel }: RenameFormProps) {
  const texts = usePlayerTexts();
  const words = useWords();
  // With its stars, if any, since the full name would show on the projector.
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
      <Field
        label={texts.newName}
        fault={fault === 'lost' ? words.unconfirmed : fault ? texts.nameFaults[fault] : undefined}
        ref={takeFocus}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
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

/** Why a name is invalid; `refused`: the server rejected it. */
type NameFault = 'empty' | 'too_long' | 'refused';

/** Older browsers lack Intl.Segmenter; there only the server checks the length. */
const characters = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** Returns what is wrong with a name, as far as can be told without the server. */
function nameFault(typed: string): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'empty';
  if (new TextEncoder().encode(name.normalize('NFC')).length > MAX_NAME_BYTES) return 'too_long';
  return characters && [...characters.segment(name)].length > MAX_NAME_CHARACTERS ? 'too_long' : null;
}
