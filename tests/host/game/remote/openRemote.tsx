import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/toHosts';
import type { SessionGame } from '../../../../src/contract/toMonitors';
import type { SendCommand } from '../../../../src/host/game/controls/actions';
import { RemoteScreen } from '../../../../src/host/game/remote/RemoteScreen';
import { gameOf, hostGameOf } from '../gameOf';
import { session } from '../games';

interface Shown extends Partial<Omit<ComponentProps<typeof RemoteScreen>, 'hostGame' | 'session'>> {
  game?: SessionGame;
  hostGame?: Partial<HostGame>;
  quizId?: string;
}

/** Shows the remote, usually at a question. Returns the commands that it sends. */
export function openRemote({ game = gameOf('question'), hostGame, quizId, ...props }: Shown = {}) {
  const send = vi.fn<SendCommand>();
  render(
    <RemoteScreen
      session={{ ...session, ...(quizId && { quizId }), game }}
      receivedAt={performance.now()}
      hostGame={{ ...hostGameOf('closed'), ...hostGame }}
      send={send}
      failure={null}
      settings={null}
      {...props}
    />,
    { reactStrictMode: true },
  );
  return send;
}
