import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setSystemTheme } from '../../support/systemTheme';
import { openAt } from '../openAt';

const root = document.documentElement;
const flip = () => userEvent.click(screen.getByRole('button', { name: 'Farbschema wechseln' }));

test('the theme follows the system until the host chooses', () => {
  setSystemTheme('dark');
  openAt('/');
  expect(root).toHaveClass('dark');
  act(() => setSystemTheme('light'));
  expect(root).toHaveClass('light');
  expect(root).not.toHaveClass('dark');
});

test('the toggle resolves auto to the system theme, flips it, and stores the choice', async () => {
  setSystemTheme('dark');
  openAt('/');
  await flip();
  expect(root).toHaveClass('light');
  expect(localStorage.getItem('quiz-night.theme-mode')).toBe('light');
  await flip();
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('quiz-night.theme-mode')).toBe('dark');
  // Notifies the other tabs.
  expect(localStorage.getItem('quiz-night.theme-sync')).toMatch(/^dark \d+$/);
  act(() => setSystemTheme('light'));
  expect(root).toHaveClass('dark');
});

test.each(['quiz-night.theme-mode', 'quiz-night.theme-sync'])(
  'a change in another tab is picked up through %s',
  (key) => {
    openAt('/');
    expect(root).toHaveClass('light');
    localStorage.setItem('quiz-night.theme-mode', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(root).toHaveClass('dark');
  },
);

test('an unknown stored mode counts as auto', () => {
  setSystemTheme('dark');
  localStorage.setItem('quiz-night.theme-mode', 'purple');
  openAt('/');
  expect(root).toHaveClass('dark');
});

test('the start screen stores the current theme under its own key whenever the root class changes', async () => {
  openAt('/');
  expect(localStorage.getItem('quiz-night.current-theme')).toBe('light');
  root.classList.replace('light', 'dark');
  await waitFor(() => expect(localStorage.getItem('quiz-night.current-theme')).toBe('dark'));
});

test('the other screens do not store it', async () => {
  openAt('/nowhere');
  await flip();
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('quiz-night.current-theme')).toBeNull();
});

test('the design tab can switch back to auto', async () => {
  setSystemTheme('dark');
  localStorage.setItem('quiz-night.theme-mode', 'light');
  openAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Design' }));
  expect(screen.getByRole('radio', { name: 'Hell' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Automatisch' }));
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('quiz-night.theme-mode')).toBe('auto');
});
