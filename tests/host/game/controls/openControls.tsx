import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { StrictMode, type ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Command } from '../../../../src/contract/commands';
import { GameControls } from '../../../../src/host/game/controls/GameControls';
import { system } from '../../../../src/host/ui/theme';
import { gameOf, hostGameOf } from '../gameOf';

/** Shows the controls, usually at a question. Returns the commands that they send. */
export function openControls(props: Partial<ComponentProps<typeof GameControls>> = {}) {
  const send = vi.fn<(command: Command) => void>();
  render(
    <StrictMode>
      <ChakraProvider value={system}>
        <GameControls
          sessionCode="BDFGH"
          game={gameOf('question')}
          hostGame={hostGameOf('closed')}
          send={send}
          onRemote={() => {}}
          failure={null}
          {...props}
        />
      </ChakraProvider>
    </StrictMode>,
  );
  return send;
}

export const control = (name: string) => screen.getByRole('button', { name });
