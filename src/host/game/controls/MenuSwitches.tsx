import './controls.css';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps } from 'react';
import type { Button } from '../../ui/Button';
import { MenuEntry } from '../../ui/PopoverPanel';
import { saveMuted, useMuted } from '../media/useMuted';
import { SWITCHES, useAction, type Action } from './actions';
import { useControlTexts } from '../gameTexts';

/** The settings that can be switched on and off. */
export function MenuSwitches() {
  const texts = useControlTexts();
  const muted = useMuted();
  return (
    <div role="group" aria-label={texts.options}>
      {SWITCHES.map((action, place) => (
        <ActionSwitch key={place} action={action} />
      ))}
      <Switch aria-checked={!muted} onClick={() => saveMuted(!muted)}>
        {texts.sound}
      </Switch>
    </div>
  );
}

function Switch({ children, ...props }: ComponentProps<typeof Button>) {
  return (
    <MenuEntry role="switch" {...props}>
      {children}
      <span aria-hidden="true" className="switch-track" />
    </MenuEntry>
  );
}

function ActionSwitch({ action }: { action: Action }) {
  const { label, hint, isOn, press } = useAction(action);
  const id = useId();
  return (
    <>
      <Switch aria-checked={isOn} aria-describedby={hint && id} onClick={() => press?.()}>
        {label}
      </Switch>
      {hint && (
        <chakra.p id={id} px="2" pb="1" fontSize="small" color="muted">
          {hint}
        </chakra.p>
      )}
    </>
  );
}
