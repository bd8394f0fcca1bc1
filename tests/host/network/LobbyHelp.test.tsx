import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { LobbyHelp } from '../../../src/host/network/LobbyHelp';

const open = (problem: 'loopback' | null, url: string | undefined) =>
  render(
    <Suspense>
      <LobbyHelp problem={problem} url={url} />
    </Suspense>,
  );

test('where phones can join, the wall says which permissions their browsers want', async () => {
  open(null, 'http://192.168.1.7:5000/join');
  expect(await screen.findByText(/„Geräte in der Nähe“ \(Android\)/)).toHaveTextContent('(iPhone)');
});

test('where they cannot, it says why', async () => {
  open('loopback', undefined);
  expect(await screen.findByRole('status')).toHaveTextContent('Der Laptop ist in keinem Netz');
});
