import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ConnectionView } from '../hooks/connectionView';
import { prefetchOnIntent } from '../hooks/prefetch';
import { useFrame } from '../hooks/useFrame';
import { texts } from '../texts';
import { ErrorBoundary } from './ErrorBoundary';

const loadPopover = () =>
  import('./ConnectionPopover').then(({ ConnectionPopover }) => ({ default: ConnectionPopover }));
const ConnectionPopover = lazy(loadPopover);

const LIGHT_ID = 'connection-light';

interface ConnectionLightProps {
  connection: ConnectionView;
  onConnectAgain: () => void;
}

/** The truth about the connection, in the frame: too small for the guests, and one click away for the host. */
export function ConnectionLight({ connection, onConnectAgain }: ConnectionLightProps) {
  const { controlSlot } = useFrame();
  // Undefined until first wanted: only then is the popover's code loaded.
  const [open, setOpen] = useState<boolean>();
  if (!controlSlot) return null;
  return createPortal(
    <>
      <Button
        id={LIGHT_ID}
        variant="ghost"
        size="sm"
        aria-label={`${texts.connection.label}: ${connection.name}`}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(!open)}
        {...prefetchOnIntent(loadPopover)}
      >
        <Dot tone={connection.tone} />
      </Button>
      {open !== undefined && (
        <ErrorBoundary>
          <Suspense>
            <ConnectionPopover
              triggerId={LIGHT_ID}
              open={open}
              onOpenChange={setOpen}
              connection={connection}
              onConnectAgain={onConnectAgain}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>,
    controlSlot,
  );
}

/** Told apart by shape as well as by colour: full, breathing, hollow. */
function Dot({ tone }: { tone: ConnectionView['tone'] }) {
  return (
    <chakra.span
      boxSize="0.7em"
      borderRadius="full"
      borderWidth="0.16em"
      borderColor={TONE_COLOURS[tone]}
      bg={tone === 'bad' ? 'transparent' : TONE_COLOURS[tone]}
      animation={tone === 'busy' ? 'pulse 1.6s ease-in-out infinite' : undefined}
    />
  );
}

const TONE_COLOURS = { good: 'ok', busy: 'warn', bad: 'danger' } as const;
