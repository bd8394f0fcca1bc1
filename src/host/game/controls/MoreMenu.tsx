import '../../ui/plain.css';
import './controls.css';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { isAtEnd } from '../../../contract/scene';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/DialogFrame';
import { PopoverPanel, useDismissal } from '../../ui/PopoverPanel';
import { MoreIcon } from '../../ui/sessionIcons';
import { useOwnMusic } from '../../ui/useEffects';
import { saveMuted, useMuted } from '../media/useMuted';
import { ActionSwitch, Switch } from '../remote/RemoteButtons';
import { actions, BREAKS, MEDIA_CONTROLS, SWITCHES, useAction, useGameHost, type Action } from './actions';
import { ActionControl, SceneControls } from './ControlButton';
import { CountsSwitch } from './CountsSwitch';
import { toJudgeIn } from './useMarking';
import { useGameTexts, useControlTexts } from '../gameTexts';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useLobbyTexts, useWords } from '../../texts/roomTexts';
import { useEffectsTexts } from '../../texts/wallTexts';

interface MoreMenuProps {
  /** `another` is there once the quiz is over, `stage` where none is open, `ask` in a break and after a reveal. */
  opens: Record<'remote' | 'marking' | 'corrections' | 'paper', () => void> &
    Partial<Record<'another' | 'stage' | 'ask', () => void>>;
  children?: ReactNode;
}

/** A button that opens the rarer controls above itself. */
export function MoreMenu({ opens, children }: MoreMenuProps) {
  const texts = useControlTexts();
  const { toCheck } = useGameTexts();
  const waiting = toJudgeIn(useGameHost().hostGame);
  const { pair } = useWords();
  const name = waiting > 0 ? pair({ first: texts.more, second: toCheck({ count: waiting }) }) : texts.more;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A mouse opens the menu without focusing it, so closing does not focus the button: the space bar still
  // advances the game.
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
          <MenuPanel opens={{ ...opens, end: end && (() => setIsEnding(true)) }} close={close}>
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

/** The number of waiting answers, at the button's corner. */
const Count = chakra('span', {
  base: {
    position: 'absolute',
    // Above the dots, so that they stay visible.
    top: '-0.3em',
    insetInlineEnd: 0,
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

/** What a host wants now and then, the most urgent first; an entry leads to the switches. */
function MenuPanel({ opens, close, children }: MenuPanelProps) {
  const texts = useControlTexts();
  const { game } = useGameHost();
  const [showsSwitches, setShowsSwitches] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [showsSwitches]);
  return (
    <PopoverPanel
      ref={panel}
      aria-label={texts.more}
      position="absolute"
      bottom="100%"
      insetEnd={0}
      mb="1"
      w="min(26rem, calc(100vw - 1.5rem))"
      maxH="calc(100dvh - 6rem)"
      overflowY="auto"
      display="grid"
      gap="3"
      py="3"
      px="2"
      fontSize="body"
    >
      {showsSwitches ? (
        <>
          <MenuSwitches />
          <Entry onClick={() => setShowsSwitches(false)}>{texts.back}</Entry>
        </>
      ) : (
        <>
          {/* Shown here where the strip is too narrow for them. */}
          <chakra.div display={{ base: 'flex', lg: 'none' }} justifyContent="space-between">
            <SceneControls />
          </chakra.div>
          {game.media && <MediaGroup volume={game.media.volume} />}
          {isAtEnd(game.scene) ? children : <BreakChoice onDone={close} />}
          <Entries opens={opens} close={close} onSwitches={() => setShowsSwitches(true)} />
        </>
      )}
    </PopoverPanel>
  );
}

interface EntriesProps extends Pick<MenuPanelProps, 'opens' | 'close'> {
  onSwitches: () => void;
}

/** The entries that open a dialog or the switches, two in a row. */
function Entries({ opens, close, onSwitches }: EntriesProps) {
  const texts = useControlTexts();
  const { remote } = useWords();
  const { another } = useEveningRoomTexts();
  const { openStage } = useLobbyTexts();
  const { game, hostGame } = useGameHost();
  const waiting = toJudgeIn(hostGame);
  const closeAnd = (then: () => void) => () => {
    close();
    then();
  };
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="2">
      {hostGame && (hostGame.marking.length > 0 || hostGame.objections) && (
        <Entry onClick={closeAnd(opens.marking)}>
          {texts.marking}
          {waiting > 0 && (
            <chakra.span aria-hidden="true" color="warn">
              {waiting}
            </chakra.span>
          )}
        </Entry>
      )}
      {opens.ask && <Entry onClick={closeAnd(opens.ask)}>{texts.ask}</Entry>}
      {hostGame && <Entry onClick={closeAnd(opens.paper)}>{texts.paper}</Entry>}
      {hostGame && hostGame.players.length > 0 && (
        <Entry onClick={closeAnd(opens.corrections)}>{texts.corrections}</Entry>
      )}
      {opens.another && <NarrowEntry onClick={closeAnd(opens.another)}>{another.offer}</NarrowEntry>}
      <NarrowEntry {...(game.media && { hideFrom: 'xl' })} onClick={closeAnd(opens.remote)}>
        {remote}
      </NarrowEntry>
      {opens.stage && <Entry onClick={closeAnd(opens.stage)}>{openStage}</Entry>}
      {opens.end && <Entry onClick={closeAnd(opens.end)}>{texts.end}</Entry>}
      <Entry onClick={onSwitches}>{texts.options}</Entry>
    </chakra.div>
  );
}

function MediaGroup({ volume }: { volume: number }) {
  const texts = useControlTexts();
  return (
    <Group name={texts.volume({ percent: Math.round(volume * 100) })}>
      <chakra.div display="flex" justifyContent="space-between">
        {MEDIA_CONTROLS.map((action, place) => (
          <ActionControl key={place} action={action} />
        ))}
      </chakra.div>
    </Group>
  );
}

function Entry(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" px="2" lineHeight={1.15} {...props} />;
}

/** An entry for a control that the strip has no room for. */
function NarrowEntry(props: ComponentProps<typeof Button>) {
  return <Entry hideFrom="lg" {...props} />;
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

/** Begins a break; during one, changes its length or ends it. */
function BreakChoice({ onDone }: { onDone: () => void }) {
  const texts = useControlTexts().break;
  const end = useAction(actions.endBreak);
  return (
    <Group name={end.press ? texts.change : texts.start}>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr) auto" gap="1">
        {BREAKS.map((action, place) => (
          <BreakButton key={place} action={action} onDone={onDone} px="1" fontSize="small" />
        ))}
      </chakra.div>
      {end.press && <BreakButton action={actions.endBreak} onDone={onDone} variant="solid" w="full" mt="2" />}
    </Group>
  );
}

interface BreakButtonProps extends ComponentProps<typeof Button> {
  action: Action;
  onDone: () => void;
}

function BreakButton({ action, onDone, ...look }: BreakButtonProps) {
  const { label, press } = useAction(action);
  const onClick = () => {
    onDone();
    press?.();
  };
  return (
    <Button variant="outline" whiteSpace="nowrap" onClick={onClick} {...look}>
      {label}
    </Button>
  );
}

function MenuSwitches() {
  const texts = useControlTexts();
  const { ownMusic } = useEffectsTexts();
  const muted = useMuted();
  const { hasMusic, setMusic } = useOwnMusic();
  return (
    // Low enough for all of them on a small laptop.
    <chakra.div
      role="group"
      aria-label={texts.options}
      className="plain"
      px="2"
      css={{ '& > button': { minHeight: '2.15rem' } }}
    >
      {SWITCHES.map((action, place) => (
        <ActionSwitch key={place} action={action} />
      ))}
      <CountsSwitch />
      <Switch label={texts.sound} isOn={!muted} onSwitch={() => saveMuted(!muted)} />
      <Switch label={ownMusic} isOn={hasMusic} onSwitch={() => setMusic(!hasMusic)} />
    </chakra.div>
  );
}
