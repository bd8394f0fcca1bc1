import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../../src/host/ui/Loading';
import { expectConsoleError } from '../../support/consoleErrors';
import { renderPart } from '../renderPart';

const Unloadable = lazy(() => Promise.reject<never>(new Error('Failed to fetch the chunk')));

test('a part whose code cannot be loaded leaves the rest working, and offers to reload', async () => {
  renderPart(
    <>
      <p>The rest</p>
      <ErrorBoundary>
        <Suspense>
          <Unloadable />
        </Suspense>
      </ErrorBoundary>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dieser Teil der Seite konnte nicht geladen werden.',
  );
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expectConsoleError(/Failed to fetch the chunk/);
});
