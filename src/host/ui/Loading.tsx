import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../browser/log';
import { loadTexts } from '../texts/useLanguage';
import { Boundary } from './Boundary';
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

/** A spinner with its text; without a text, for a whole screen. */
export function Loading({ text }: { text?: string }) {
  const texts = useUiTexts();
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
      {text ?? <h1>{texts.loading}</h1>}
    </chakra.div>
  );
}

/** A component whose code `load` brings when it is first shown, and then its texts. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part = await load();
    await loadTexts();
    return { default: part };
  });
}

/**
 * A component whose code `load` brings when it is first shown. Nothing stands in for it until then; where it breaks or
 * cannot be loaded, `fallback` does, or an offer to reload where none is given.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return (props) => (
    <ErrorBoundary fallback={fallback}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The same for a dialog, whose code is loaded when it is first opened. */
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

/** Keeps the rest of the page working; an offer to reload stands in where nothing else is given. */
export function ErrorBoundary({ fallback = <Broken />, ...rest }: Partial<ComponentProps<typeof Boundary>>) {
  return <Boundary fallback={fallback} {...rest} />;
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

/** Loads in advance what a click will need, with its texts. Where that fails, the click tries again and shows it. */
export function prefetch(load: () => Promise<unknown>): void {
  load()
    .then(() => loadTexts())
    .catch((error: unknown) => logFailure('A part of the page could not be loaded ahead', error));
}

/** Handlers for a button that load in advance when the pointer or the focus reaches it. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  return { onPointerEnter: () => prefetch(load), onFocus: () => prefetch(load) };
}
