import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../src/host/layout/ErrorBoundary';
import { system } from '../../src/host/theme';
import { expectConsoleError } from '../support/consoleErrors';

const Unloadable = lazy(() => Promise.reject<never>(new Error('Failed to fetch the chunk')));

test('a part whose code cannot be loaded leaves the rest alive, and offers to reload', async () => {
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
