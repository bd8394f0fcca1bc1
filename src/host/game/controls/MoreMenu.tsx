import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useWords } from '../../languages/useWords';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/DialogFrame';
import { PopoverPanel, useDismissal } from '../../ui/PopoverPanel';
import { MoreIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';
import { saveMuted, useMuted } from '../media/useMuted';
import {
  actions,
  BREAKS,
  GameHostContext,
  MEDIA_CONTROLS,
  SWITCHES,
  useAction,
  useGameHost,
  type Action,
} from './actions';
import { ActionControl, SceneControls } from './ControlButton';
import { useControlTexts } from './controlTexts';
import { useWaiting } from './useMarking';

interface MoreMenuProps {
  opens: Record<'remote' | 'marking' | 'corrections', () => void>;
  /** Further entries. */
  children?: ReactNode;
}

/** A button that opens the rarer controls above itself. */
export function MoreMenu({ opens, children }: MoreMenuProps) {
  const texts = useControlTexts();
  const { toCheck } = useGameTexts();
  const waiting = useWaiting();
  const name = waiting > 0 ? `${texts.more}, ${toCheck(waiting)}` : texts.more;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A mouse opens it without the focus, and then does not get it at the end: the space bar goes on with the game.
  const [byKey, setByKey] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { press: end } = useAction(actions.end);
  const close = () => {
    setOpen(false);
    if (byKey) button.current?.focus();
  };
  const toggle = () => {
    setByKey(document.activeElement === button.current);
    setOpen(!open);
  };
  const closeAnd = (then: () => void) => () => {
    close();
    then();
  };
  const dismissal = useDismissal(open, { close, leave: () => setOpen(false) });
  return (
    <>
      <chakra.div tabIndex={-1} outline="none" {...dismissal}>
        <Button
          ref={button}
          variant="ghost"
          size="sm"
          aria-label={name}
          title={name}
          position="relative"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        >
          <MoreIcon />
          {waiting > 0 && <Count aria-hidden="true">{waiting > 99 ? '99+' : waiting}</Count>}
        </Button>
        {open && (
          <MenuPanel
            opens={{
              remote: closeAnd(opens.remote),
              marking: closeAnd(opens.marking),
              corrections: closeAnd(opens.corrections),
              end: end && closeAnd(() => setIsEnding(true)),
            }}
            close={close}
          >
            {children}
          </MenuPanel>
        )}
      </chakra.div>
      <ConfirmDialog
        texts={texts.endQuestion}
        open={isEnding && end !== null}
        onClose={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false);
          end?.();
        }}
      />
    </>
  );
}

/** How many answers wait, at the button's corner. */
const Count = chakra('span', {
  base: {
    position: 'absolute',
    // Above the dots, so that these stay what they are.
    top: '-0.3em',
    right: 0,
    minW: '1.5em',
    px: '0.35em',
    bg: 'warn',
    color: 'page',
    borderRadius: 'full',
    fontSize: 'small',
    fontWeight: 800,
    lineHeight: 1.5,
  },
});

interface MenuPanelProps {
  opens: MoreMenuProps['opens'] & { end: (() => void) | null };
  close: () => void;
  children: ReactNode;
}

/** What a host wants now and then: a break, what is on or off, and the end. */
function MenuPanel({ opens, close, children }: MenuPanelProps) {
  const texts = useControlTexts();
  const { remote } = useWords();
  const host = useGameHost();
  const { game, hostGame } = host;
  const waiting = useWaiting();
  const muted = useMuted();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <PopoverPanel
      ref={panel}
      aria-label={texts.more}
      position="absolute"
      bottom="100%"
      right={0}
      mb="1"
      w="min(24rem, calc(100vw - 1.5rem))"
      maxH="calc(100dvh - 8rem)"
      overflowY="auto"
      display="grid"
      gap="2"
      py="3"
      px="2"
      fontSize="body"
    >
      {/* Where the strip is too narrow for them. */}
      <chakra.div display={{ base: 'flex', lg: 'none' }} justifyContent="space-between">
        <SceneControls />
      </chakra.div>
      {game.media && (
        <Group name={texts.volume(Math.round(game.media.volume * 100))}>
          <chakra.div display="flex" justifyContent="space-between">
            {MEDIA_CONTROLS.map((action, place) => (
              <ActionControl key={place} action={action} />
            ))}
          </chakra.div>
        </Group>
      )}
      {/* What begins or ends a break closes the menu. */}
      <GameHostContext
        value={{
          ...host,
          send: (command) => {
            close();
            host.send(command);
          },
        }}
      >
        {game.scene.name !== 'podium' && <BreakChoice />}
      </GameHostContext>
      <div>
        {SWITCHES.map((action, place) => (
          <ActionSwitch key={place} action={action} />
        ))}
        <ControlSwitch name={texts.sound} on={!muted} onSwitch={() => saveMuted(!muted)} />
      </div>
      {hostGame && hostGame.marking.length > 0 && (
        <Entry onClick={opens.marking}>
          {texts.marking}
          {waiting > 0 && (
            <chakra.span aria-hidden="true" color="warn">
              {waiting}
            </chakra.span>
          )}
        </Entry>
      )}
      {hostGame && hostGame.players.length > 0 && (
        <Entry onClick={opens.corrections}>{texts.corrections}</Entry>
      )}
      {/* Where the strip is too narrow for it. */}
      <Entry display={game.media ? { xl: 'none' } : { lg: 'none' }} onClick={opens.remote}>
        {remote}
      </Entry>
      {opens.end && <Entry onClick={opens.end}>{texts.end}</Entry>}
      {children}
    </PopoverPanel>
  );
}

function Entry(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" mx="2" {...props} />;
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} px="2">
      <chakra.p id={id} mb="1" fontWeight={700}>
        {name}
      </chakra.p>
      {children}
    </chakra.div>
  );
}

/** Begins a break; during one, sets its length anew or ends it. */
function BreakChoice() {
  const texts = useControlTexts().break;
  const end = useAction(actions.endBreak);
  return (
    <Group name={end.press ? texts.change : texts.start}>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr) auto" gap="1">
        {BREAKS.map((action, place) => (
          <BreakButton key={place} action={action} />
        ))}
      </chakra.div>
      {end.press && (
        <Button w="full" mt="2" onClick={end.press}>
          {end.label}
        </Button>
      )}
    </Group>
  );
}

function BreakButton({ action }: { action: Action }) {
  const { label, press } = useAction(action);
  return (
    <Button variant="outline" px="1" whiteSpace="nowrap" fontSize="small" onClick={() => press?.()}>
      {label}
    </Button>
  );
}

function ActionSwitch({ action }: { action: Action }) {
  const { label, isOn = false, press } = useAction(action);
  return <ControlSwitch name={label} on={isOn} onSwitch={() => press?.()} />;
}

interface ControlSwitchProps {
  name: string;
  on: boolean;
  onSwitch: () => void;
}

/** Something that is on or off, told by place as well as by colour. */
function ControlSwitch({ name, on, onSwitch }: ControlSwitchProps) {
  return (
    <Button
      variant="ghost"
      role="switch"
      aria-checked={on}
      onClick={onSwitch}
      w="full"
      px="2"
      justifyContent="space-between"
      textAlign="start"
      color="text"
    >
      {name}
      <chakra.span
        aria-hidden="true"
        flexShrink={0}
        w="2.6em"
        p="0.15em"
        display="flex"
        justifyContent={on ? 'flex-end' : 'flex-start'}
        borderWidth="2px"
        borderColor={on ? 'accent' : 'muted'}
        bg={on ? 'accent' : 'transparent'}
        borderRadius="full"
      >
        <chakra.span boxSize="1em" borderRadius="full" bg={on ? 'onAccent' : 'muted'} />
      </chakra.span>
    </Button>
  );
}
