import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useOutletContext } from 'react-router-dom';
import type { FrameOffer } from '../layout/Frame';
import { ConnectionLight } from '../session/ConnectionLight';
import type { ConnectionView } from '../session/connectionView';

interface LightProps {
  connection: ConnectionView;
  connectAgain: () => void;
  children?: ReactNode;
  isAsking?: boolean;
}

/** The connection light, next to the frame's controls. */
export function Light({ connection, connectAgain, children, isAsking }: LightProps) {
  const { controlSlot, openSettings } = useOutletContext<FrameOffer>();
  const navigate = useNavigate();
  const help = { connectAgain, openSettings, toStart: () => void navigate('/') };
  const light = (
    <ConnectionLight connection={connection} help={help} isAsking={isAsking}>
      {children}
    </ConnectionLight>
  );
  return controlSlot && createPortal(light, controlSlot);
}
