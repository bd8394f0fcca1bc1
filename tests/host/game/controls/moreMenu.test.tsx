import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { MarkedQuestion } from '../../../../src/contract/toHosts';
import { gameOf, hostGameOf } from '../gameOf';
import { closeByEscape } from '../../../support/closeByEscape';
import { control, more, openControls } from './openControls';

const menu = () => screen.queryByRole('dialog', { name: 'Mehr' });

/** Opens the menu and its list of switches. */
async function openOptions(...args: Parameters<typeof openControls>) {
  const send = await openMenu(...args);
  await userEvent.click(control('Optionen'));
  return send;
}

async function openMenu(...args: Parameters<typeof openControls>) {
  const send = openControls(...args);
  await userEvent.click(more());
  return send;
}

test('a break of any length starts, which closes the menu', async () => {
  const send = await openMenu();
  for (const name of ['5 Min.', '10 Min.', '15 Min.', 'Ohne Limit']) {
    if (!menu()) await userEvent.click(more());
    await userEvent.click(control(name));
    expect(menu()).not.toBeInTheDocument();
  }
  const breaks = [5, 10, 15, 0].map((minutes) => [{ type: 'startBreak', minutes }]);
  expect(send.mock.calls).toEqual(breaks);
});

test('a break is changed in length, and ended', async () => {
  const send = await openMenu({ game: gameOf('break'), hostGame: hostGameOf('question') });
  await userEvent.click(control('10 Min.'));
  await userEvent.click(more());
  await userEvent.click(control('Pause beenden'));
  expect(send.mock.calls).toEqual([[{ type: 'startBreak', minutes: 10 }], [{ type: 'endBreak' }]]);
});

describe('the end of the quiz', () => {
  test('comes once it is confirmed', async () => {
    const send = await openMenu({ hostGame: { ...hostGameOf('closed'), marking: [] } });
    await userEvent.click(control('Quiz beenden'));
    const question = await screen.findByRole('dialog', { name: 'Quiz beenden?' });
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(more());
    await userEvent.click(control('Quiz beenden'));
    await userEvent.click(await screen.findByRole('button', { name: 'Jetzt beenden' }));
    expect(send.mock.calls).toEqual([[{ type: 'end', step: 3 }]]);
  });

  test('is not offered at the podium', async () => {
    await openMenu({ game: gameOf('podium'), hostGame: hostGameOf(null) });
    expect(screen.queryByRole('button', { name: 'Quiz beenden' })).not.toBeInTheDocument();
  });
});

test('Escape closes the menu and ends nothing; when opened by key, the button gets the focus back', async () => {
  const send = openControls();
  more().focus();
  await userEvent.keyboard('{Enter}');
  expect(menu()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(more()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a press elsewhere closes the menu', async () => {
  await openMenu();
  await userEvent.click(document.body);
  expect(menu()).not.toBeInTheDocument();
});

test('switches are apart from the entries that open something, and lead back to them', async () => {
  await openMenu();
  expect(screen.queryByRole('switch')).toBeNull();
  await userEvent.click(control('Optionen'));
  expect(screen.getAllByRole('switch')).toHaveLength(11);
  expect(screen.queryByRole('button', { name: 'Punkte korrigieren' })).toBeNull();
  await userEvent.click(within(menu()!).getByRole('button', { name: 'Zurück' }));
  expect(menu()).toHaveFocus();
  expect(control('Punkte korrigieren')).toBeVisible();
});

test('once the quiz is over, what is taken home comes first', async () => {
  const extras = { inSight: null, inMenu: <button>Urkunde</button> };
  await openMenu({ game: gameOf('podium'), hostGame: hostGameOf(null), extras });
  const names = within(menu()!).getAllByRole('button', { hidden: false });
  const order = names.map(({ textContent }) => textContent);
  expect(order.indexOf('Urkunde')).toBeLessThan(order.indexOf('Bögen auswerten'));
  expect(order.at(-1)).toBe('Optionen');
});

test('sound and music are switched on this device, and that is remembered', async () => {
  await openOptions();
  const sound = screen.getByRole('switch', { name: 'Ton' });
  const music = screen.getByRole('switch', { name: 'Eigene Musik von Quiz Night' });
  expect(music).not.toBeChecked();
  await userEvent.click(sound);
  await userEvent.click(music);
  expect(sound).not.toBeChecked();
  expect(music).toBeChecked();
  expect(localStorage.getItem('quiz-night.muted')).toBe('yes');
  expect(localStorage.getItem('quiz-night.music')).toBe('on');
});

describe('the answers', () => {
  const group = { text: 'J. Bach', count: 1, correct: false, suggested: false };
  const marking: MarkedQuestion[] = [
    { questionId: 'q1', text: 'Who?', groups: [{ ...group, doubtful: true }, group] },
    { questionId: 'q9', text: 'Where?', waiting: 3 },
  ];

  test('that wait are counted on the button and in the menu alone, since guests see the rest', async () => {
    openControls({ hostGame: { ...hostGameOf('reveal'), marking } });
    expect(screen.queryByText(/zu prüfen/)).toBeNull();
    expect(control('Mehr, 4 Antworten zu prüfen')).toHaveTextContent('4');
    await userEvent.click(more());
    expect(control('Antworten prüfen')).toHaveTextContent('4');
  });

  test('are not counted where none waits', () => {
    openControls({ hostGame: { ...hostGameOf('reveal'), marking: [{ ...marking[0]!, groups: [group] }] } });
    expect(control('Mehr')).toHaveTextContent('');
  });

  test('are judged in a dialog', async () => {
    const send = await openMenu();
    await userEvent.click(control('Antworten prüfen'));
    expect(await screen.findByRole('dialog', { name: 'Antworten prüfen' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Falsch' })[0]!);
    const mark = { type: 'mark', questionId: 'q1', answer: 'Bahc', correct: false };
    expect(send.mock.calls).toEqual([[mark]]);
  });

  test('to a poll are let in by a button that has the look of the others', async () => {
    const poll = { ...marking[0]!, kind: 'poll' as const, groups: [group] };
    await openMenu({ hostGame: { ...hostGameOf('closed'), marking: [poll] } });
    await userEvent.click(control('Antworten prüfen'));
    await userEvent.click(await screen.findByRole('button', { name: 'Hier zeigen' }));
    const letIn = screen.getByRole('button', { name: 'Alle freigeben' });
    expect(letIn.closest('.plain')).not.toBeNull();
  });

  test('are not offered before a question is closed', async () => {
    await openMenu({ hostGame: { ...hostGameOf('closed'), marking: [] } });
    expect(screen.queryByRole('button', { name: 'Antworten prüfen' })).toBeNull();
  });
});

test('fair play can be switched on, with a sentence on what it does', async () => {
  const send = await openOptions();
  const fairPlay = screen.getByRole('switch', { name: 'Fair Play', checked: false });
  expect(fairPlay).toHaveAccessibleDescription(/wer während einer Frage die Seite am Handy verlässt/);
  await userEvent.click(fairPlay);
  expect(send.mock.calls).toEqual([[{ type: 'fairPlay', on: true }]]);
});

test('the laptop, whose page is projected, never shows who has left', async () => {
  const [anna] = hostGameOf('closed').players;
  const players = [{ ...anna!, left: { times: 2, ms: 14_200 } }];
  openControls({ hostGame: { ...hostGameOf('closed'), players }, game: gameOf('question') });
  for (const name of ['Punkte korrigieren', 'Antworten prüfen']) {
    await userEvent.click(more());
    await userEvent.click(control(name));
    const dialog = await screen.findByRole('dialog', { name: /./ });
    expect(document.body).not.toHaveTextContent(/weg|14 s/);
    await closeByEscape(dialog);
  }
});
