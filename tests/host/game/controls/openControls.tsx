import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Command } from '../../../../src/contract/fromHosts';
import { GameControls } from '../../../../src/host/game/controls/GameControls';
import { renderPart } from '../../renderPart';
import { gameOf, hostGameOf } from '../gameOf';

/** Shows the controls, usually at a question. Returns the commands that they send. */
export function openControls(props: Partial<ComponentProps<typeof GameControls>> = {}) {
  const send = vi.fn<(command: Command) => void>();
  renderPart(
    <GameControls
      game={gameOf('question')}
      hostGame={hostGameOf('closed')}
      send={send}
      onRemote={() => {}}
      failure={null}
      {...props}
    />,
  );
  return send;
}

export const control = (name: string) => screen.getByRole('button', { name });

/** The button of the menu, whose name also counts the answers to check. */
export const more = () => screen.getByRole('button', { name: /^Mehr/ });
