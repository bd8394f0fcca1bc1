import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../../src/host/ui/Loading';
import { system } from '../../../src/host/ui/theme';
import { expectConsoleError } from '../../support/consoleErrors';

const Unloadable = lazy(() => Promise.reject<never>(new Error('Failed to fetch the chunk')));

test('a part whose code cannot be loaded leaves the rest working, and offers to reload', async () => {
  render(
    <ChakraProvider value={system}>
      <p>The rest</p>
      <ErrorBoundary>
        <Suspense>
          <Unloadable />
        </Suspense>
      </ErrorBoundary>
    </ChakraProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dieser Teil der Seite konnte nicht geladen werden.',
  );
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expectConsoleError(/Failed to fetch the chunk/);
});

function Screen({ broken }: { broken: boolean }) {
  if (broken) throw new Error('A screen that breaks');
  return <p>Another screen</p>;
}

test('a broken part is rendered again on the next route, and not before', () => {
  const page = (route: string, broken: boolean) => (
    <ChakraProvider value={system}>
      <ErrorBoundary resetOn={route}>
        <Screen broken={broken} />
      </ErrorBoundary>
    </ChakraProvider>
  );
  const { rerender } = render(page('/session/BDFGH', true));
  expectConsoleError(/A screen that breaks/);
  rerender(page('/session/BDFGH', false));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(page('/', false));
  expect(screen.getByText('Another screen')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
