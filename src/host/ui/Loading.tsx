import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../browser/log';
import { useQuotedLanguage } from '../texts/useLanguage';
import { Boundary, lazyWithin, loadNeeds } from './Boundary';
import { Button } from './Button';
import { useUiTexts } from '../texts/startTexts';

const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '1.6em',
    borderWidth: '0.2em',
    borderColor: 'line',
    borderTopColor: 'accent',
    borderRadius: 'full',
    animation: 'spin var(--qn-turn) linear infinite',
  },
});

/** A spinner with a text; without one, it fills the whole screen. */
export function Loading({ text }: { text?: string }) {
  const texts = useUiTexts();
  const quoted = useQuotedLanguage();
  return (
    <chakra.div
      role="status"
      flex="1"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      py="5"
      fontSize="large"
      color="muted"
    >
      <Spinner />
      {text ?? <h1 lang={quoted}>{texts.loading}</h1>}
    </chakra.div>
  );
}

/**
 * A component whose code `load` fetches when it is first shown; until then, `waiting` is shown. If it breaks
 * or cannot be loaded, `fallback` is shown, or by default an offer to reload.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Broken />,
  waiting?: ReactNode,
): ComponentType<Props> {
  return lazyWithin(load, fallback, waiting);
}

/** The same for a dialog, whose code is fetched when it is first opened. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazily(load);
  return function LazyDialog(props: Props) {
    const [isWanted, setWanted] = useState(props.open);
    if (props.open && !isWanted) setWanted(true);
    return isWanted && <Part {...props} />;
  };
}

/** Keeps the rest of the page working; an offer to reload replaces the broken part. */
export function ErrorBoundary(props: Omit<ComponentProps<typeof Boundary>, 'fallback'>) {
  return <Boundary fallback={<Broken />} {...props} />;
}

function Broken() {
  const texts = useUiTexts();
  return (
    <chakra.div
      role="alert"
      position="fixed"
      insetX="3"
      bottom="3"
      mx="auto"
      maxW="2xl"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="3"
      bg="panel"
      borderWidth="2px"
      borderColor="danger"
      borderRadius="large"
      fontSize="body"
    >
      {texts.broken.explanation}
      <Button onClick={() => location.reload()}>{texts.broken.reload}</Button>
    </chakra.div>
  );
}

/** Prefetches what a click will need, with its texts. If that fails, the click tries again and reports it. */
export function prefetch(load: () => Promise<unknown>): void {
  load()
    .then(loadNeeds)
    .catch((error: unknown) => logFailure('A part of the page could not be prefetched', error));
}

/** Handlers for a button that prefetch when the pointer or the focus reaches it. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  return { onPointerEnter: () => prefetch(load), onFocus: () => prefetch(load) };
}
