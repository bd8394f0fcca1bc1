import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FrameControl } from '../layout/FrameControl';
import { useFrame } from '../layout/useFrame';
import { ConnectionLight } from '../session/ConnectionLight';
import type { ConnectionView } from '../session/connectionView';

interface LightProps {
  connection: ConnectionView;
  connectAgain: () => void;
  children?: ReactNode;
  isAsking?: boolean;
}

/** The connection light, beside the frame's controls. */
export function Light({ connection, connectAgain, children, isAsking }: LightProps) {
  const { openSettings } = useFrame();
  const navigate = useNavigate();
  const help = { connectAgain, openSettings, toStart: () => void navigate('/') };
  return (
    <FrameControl>
      <ConnectionLight connection={connection} help={help} isAsking={isAsking}>
        {children}
      </ConnectionLight>
    </FrameControl>
  );
}
