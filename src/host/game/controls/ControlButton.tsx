import { isAtEnd } from '../../../contract/scene';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { actions, useAction, useGameHost, type Action } from './actions';

interface ControlButtonProps {
  name: string;
  /** Null while this is not possible. The button stays, so that it does not lose the focus. */
  onPress: (() => void) | null;
  pressed?: boolean | undefined;
  children: ReactNode;
}

/** A small control with an icon or a few characters. */
export function ControlButton({ name, onPress, pressed, children }: ControlButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      _pressed={{ bg: 'raised', color: 'text' }}
      _disabled={{ bg: 'transparent' }}
    >
      {children}
    </Button>
  );
}

/** A control with a text label, where the strip has room for it; otherwise the menu has the same control. */
export function StripButton(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" px="3" fontSize="small" whiteSpace="nowrap" hideBelow="lg" {...props} />;
}

export function ActionControl({ action, children }: { action: Action; children?: ReactNode }) {
  const { label, press, isOn, icon } = useAction(action);
  return (
    <ControlButton name={label} onPress={press} pressed={isOn}>
      {children ?? icon}
    </ControlButton>
  );
}

/** The controls that a host wants in most scenes, besides Next. */
export function SceneControls() {
  const { game } = useGameHost();
  const { label } = useAction(actions.addTime);
  const back = <ActionControl action={actions.back} />;
  // The game is over, and its last scene needs the room.
  if (isAtEnd(game.scene)) return back;
  return (
    <>
      {back}
      <ActionControl action={actions.pause} />
      <ActionControl action={actions.addTime}>
        <span className="strip-time">{label}</span>
      </ActionControl>
      <ActionControl action={actions.close} />
      <ActionControl action={actions.scores} />
    </>
  );
}
