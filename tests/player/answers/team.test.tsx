import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { PlayerDevice, PlayerOwn } from '../../../src/contract/toPhones';
import { asking, closing, onSheet, own, phones, question } from '../games';
import type { FakeGameServer } from '../fakeGameServer';
import { field, happens, openGame, phoneTexts, press, teamTexts as team, texts } from '../playing';

const [text, number] = [question('text'), question('number')];
/** The state of a team with two phones, of which this is the first, after the second has written. */
const written = (answer: string, by = 'phone 2', more: Partial<PlayerOwn> = {}) =>
  own({ devices: phones(2), answers: { text: answer }, lastBy: { text: by }, ...more });

describe("a team-mate's answer", () => {
  test('appears in the field at once, with its author', async () => {
    const server = await openGame(asking(text), { devices: phones(2) });
    await happens(() => server.sendOwn(written('Bern')));
    expect(await field()).toHaveValue('Bern');
    expect(screen.getByText(texts.by({ number: 2 }))).toBeVisible();
  });

  test('is not attributed if a team has one phone', async () => {
    await openGame(asking(text), { devices: phones(1), answers: { text: 'Bern' }, lastBy: { text: 'gone' } });
    expect(await field()).toHaveValue('Bern');
    expect(screen.queryByText(texts.byOther)).not.toBeInTheDocument();
  });

  test('does not replace what is being typed, and is shown beside it; the last one sent counts', async () => {
    const server = await openGame(asking(text), { devices: phones(2) });
    await userEvent.type(await field(), 'Zur');
    await happens(() => server.sendOwn(written('Bern')));
    expect(await field()).toHaveValue('Zur');
    expect(screen.getByText('Bern')).toBeVisible();
    expect(screen.getByText(texts.by({ number: 2 }))).toBeVisible();
    await userEvent.type(await field(), 'ich{Enter}');
    await expect.poll(() => server.submitted.at(-1)).toEqual(['text', 'Zurich']);
    await happens(() => server.sendOwn(written('Basel')));
    expect(await field()).toHaveValue('Basel');
  });

  test('is taken back by emptying the field', async () => {
    const server = await openGame(asking(text), written('Bern'));
    await userEvent.clear(await field());
    await userEvent.tab();
    expect(await screen.findByText(texts.takenBack)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(server.argsOf('WithdrawAnswer')).toEqual([['text']]);
  });

  test('replaces what this phone has typed once that rests', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = await openGame(asking(text), { devices: phones(2) });
    const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await typing.type(await field(), 'Z');
    await expect.poll(() => server.submitted).toEqual([['text', 'Z', false]]);
    await happens(() => server.sendOwn(written('Bern')));
    expect(await field()).toHaveValue('Z');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await field()).toHaveValue('Bern');
  });
});

describe('a field in which a team-mate types', () => {
  test.each([
    ['what is no answer', (server: FakeGameServer) => server.sendTyping('text', null, 'phone 2')],
    [
      'an answer',
      (server: FakeGameServer) => server.sendOwn({ ...written('Be', 'phone 2'), unfinished: ['text'] }),
    ],
  ])('is marked until a text that is being typed would have been sent again: %s', async (_, types) => {
    vi.useFakeTimers();
    const server = await openGame(asking(text), { devices: phones(2) });
    await happens(() => types(server));
    await act(() => vi.advanceTimersByTimeAsync(5_900));
    expect(screen.getByText(texts.typing({ number: 2 }))).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText(texts.typing({ number: 2 }))).toBeNull();
  });

  test('is not marked any more once the answer is finished', async () => {
    const server = await openGame(asking(text), { devices: phones(2) });
    await happens(() => server.sendOwn({ ...written('Be', 'phone 2'), unfinished: ['text'] }));
    expect(await screen.findByText(texts.typing({ number: 2 }))).toBeVisible();
    await happens(() => server.sendOwn(written('Bern', 'phone 2')));
    expect(screen.queryByText(texts.typing({ number: 2 }))).toBeNull();
  });

  test('is reported to the others by what is typed, and by nothing else', async () => {
    const server = await openGame(asking(text), { devices: phones(2) });
    await userEvent.type(await field(), 'Bern');
    await expect.poll(() => server.submitted).toEqual([['text', 'B', false]]);
    expect(server.calls).not.toContain('SetTyping');
  });

  test('is reported to the others if what it says is no answer', async () => {
    const server = await openGame(asking(number), { devices: phones(2) });
    await userEvent.type(await screen.findByRole('textbox'), '--');
    expect(server.argsOf('SetTyping')).toEqual([['number', null]]);
  });

  test('is not reported if a team has one phone', async () => {
    const server = await openGame(asking(text), { devices: phones(1) });
    await userEvent.type(await field(), 'Bern');
    expect(server.argsOf('SetTyping')).toEqual([]);
  });
});

describe('a note', () => {
  test('says which answer of another phone was replaced, and goes once seen', async () => {
    const server = await openGame(asking(text), written('Bern', 'phone 1'));
    await happens(() => server.sendOwn(written('Basel')));
    const note = (await screen.findByText(team.replacedByPhone({ number: 2 }))).closest('p');
    expect(note).toHaveTextContent(/Question 3 of 5: Bern now ?› Basel/);
    await press(team.seen);
    expect(screen.queryByText(team.replacedByPhone({ number: 2 }))).not.toBeInTheDocument();
  });

  test('names the original answer, however often the other phone changes it', async () => {
    const server = await openGame(asking(text), written('Bern', 'phone 3', { devices: phones(3) }));
    await happens(() => server.sendOwn(written('Bas')));
    await happens(() => server.sendOwn(written('Basel')));
    const note = (await screen.findByText(team.replacedByPhone({ number: 2 }))).closest('p');
    expect(note).toHaveTextContent(/Bern now ?› Basel/);
  });

  test('does not report this phone’s own changes', async () => {
    const server = await openGame(asking(text), written('Bern'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Basel{Enter}');
    await happens(() => server.sendOwn(written('Basel', 'phone 1')));
    expect(screen.queryByText(team.replacedOwn)).not.toBeInTheDocument();
    expect(screen.queryByText(team.replacedByPhone({ number: 1 }))).not.toBeInTheDocument();
  });

  test('says that an answer written without a connection replaces a newer one', async () => {
    const server = await openGame(asking(text), { devices: phones(2) });
    await field();
    await happens(() => server.goDown());
    await userEvent.type(await field(), 'Basel{Enter}');
    server.play = { game: asking(text), own: written('Bern') };
    await happens(() => server.comeBack());
    expect(await screen.findByText(team.replacedOwn)).toBeVisible();
    await expect.poll(() => server.submitted).toEqual([['text', 'Basel']]);
  });
});

describe('a phone that is not the captain’s', () => {
  test('sees who hands in', async () => {
    await openGame(onSheet([text]), { devices: phones(2, 2) });
    expect(await screen.findByText(new RegExp(texts.captainDoes({ what: '', number: 1 })))).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.handIn })).not.toBeInTheDocument();
  });

  test('is told that the captain is gone, when it takes over, and that it has', async () => {
    const server = await openGame(closing(text), { devices: phones(2, 2) });
    const [first, second] = phones(2, 2) as [PlayerDevice, PlayerDevice];
    const gone = { ...first, connected: false, passesOnInMs: 41_000 };
    await happens(() => server.sendOwn(own({ devices: [gone, second] })));
    expect(screen.getByText(team.captainAway({ number: 1, isOwn: true, seconds: 50 }))).toBeVisible();
    const replaced = { ...first, connected: false, captain: false };
    await happens(() => server.sendOwn(own({ devices: [replaced, { ...second, captain: true }] })));
    expect(screen.queryByText(/offline/)).toBeNull();
    expect(screen.getByText(team.captainNow({ number: 2, isOwn: true }))).toBeVisible();
    await press(team.seen);
    expect(screen.queryByText(team.captainNow({ number: 2, isOwn: true }))).toBeNull();
  });

  test('is told that only this phone leaves', async () => {
    await openGame(closing(text), { devices: phones(2, 2) });
    await press(texts.leave);
    expect(screen.getByText(phoneTexts.join.leaveTeam)).toBeVisible();
  });
});
