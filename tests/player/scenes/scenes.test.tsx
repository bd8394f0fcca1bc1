import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PlayerOwn } from '../../../src/contract/toPhones';
import { asking, closing, game, own, question, revealing, round } from '../games';
import { button, happens, heading, openGame, phoneTexts, press, teamTexts, texts, textsOf } from '../playing';

const standing: Partial<PlayerOwn> = { points: 12.5, rank: 3, of: 24 };

describe('the first screen of a page opened in', () => {
  test('a round is its title', async () => {
    await openGame(game({ name: 'round', round: { ...round, reveal: 'round' } }));
    expect(await heading('Food')).toHaveFocus();
    expect(screen.getByText('Round 2 of 3')).toBeVisible();
    expect(screen.getByText(texts.revealAtEnd)).toBeVisible();
    expect(screen.getByText('Anna')).toBeVisible();
    expect(screen.getByText('Room BDFGH')).toBeVisible();
  });

  test('a question is the question with the player’s answer', async () => {
    const asked = question('choice', { media: ['image', 'audio'], imageAlt: 'An animal' });
    await openGame(asking(asked, { paused: true }), { answers: { choice: 1 } });
    expect(await heading('What of choice?')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'B Hamburg', pressed: true })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'An animal' })).toBeNull();
    expect(screen.getByText(texts.listen)).toHaveTextContent(texts.picture({ description: 'An animal' }));
    expect(screen.getByText(texts.paused)).toBeVisible();
  });

  test('a question whose answers have pictures shows them beside the texts', async () => {
    const asked = question('choice', { answerImages: ['/media/1', null, '/media/3'] });
    await openGame(asking(asked));
    const picture = within(await screen.findByRole('button', { name: 'A Venice' })).getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/media/1');
    expect(within(await button('B Hamburg')).queryByRole('presentation')).toBeNull();
  });

  test('an answer that is only its letter says it once', async () => {
    await openGame(asking(question('choice', { answers: ['A', 'C', 'Ulm'] })));
    expect(await screen.findByRole('button', { name: 'A' })).toBeVisible();
    expect(await button('B C')).toBeVisible();
    expect(await button('C Ulm')).toBeVisible();
  });

  test('a closed question is the player’s answer', async () => {
    await openGame(closing(question('order')), { answers: { order: [2, 0, 1] } });
    expect(await heading(texts.closed)).toHaveFocus();
    expect(textsOf('listitem')).toEqual(['CBerlin', 'AVenice', 'BHamburg']);
  });

  test('a question that was revealed before takes no answers', async () => {
    await openGame(asking(question('choice'), { questions: [] }), { answers: { choice: 1 } });
    expect(await heading(texts.closed)).toBeVisible();
    expect(screen.getByText('Hamburg')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'B Hamburg' })).not.toBeInTheDocument();
  });

  test.each([
    [{ name: 'scores' } as const, texts.scores],
    [{ name: 'podium', tied: false } as const, texts.final],
  ])('$name is the own place', async (scene, title) => {
    await openGame(game(scene), standing);
    expect(await heading(title)).toHaveFocus();
    expect(screen.getByText('3rd of 24')).toBeVisible();
    expect(screen.getByText('12.5 points')).toBeVisible();
  });

  test('scores tells what the round has brought, and how far the neighbours are', async () => {
    const [above, below] = [
      { name: 'Ben', points: 14 },
      { name: 'Cleo', points: 12.5 },
    ];
    await openGame(game({ name: 'scores' }), { ...standing, gained: 4.5, above, below });
    expect(await screen.findByText('This round: +4.5 points')).toBeVisible();
    expect(textsOf('listitem')).toEqual([
      expect.stringMatching(/Ben1.5 points ahead of you$/),
      expect.stringMatching(/Cleolevel with you$/),
    ]);
  });

  test('scores of a server that names no neighbours is the place alone', async () => {
    await openGame(game({ name: 'scores' }), standing);
    expect(await heading(texts.scores)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByText(/This round/)).toBeNull();
  });

  test('scores sends a player who has no place yet to the big screen', async () => {
    await openGame(game({ name: 'scores' }));
    expect(await screen.findByText(texts.watch)).toBeVisible();
  });

  test('a break without an end says who ends it', async () => {
    await openGame(game({ name: 'break', remainingMs: null }));
    expect(await screen.findByText(texts.breakOpen)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('the podium celebrates those who share the first place', async () => {
    await openGame(game({ name: 'podium', tied: true }), { ...standing, rank: 1 });
    expect(await heading(texts.wonTogether)).toBeVisible();
  });
});

describe('the podium', () => {
  const podium = game({ name: 'podium', tied: false });
  const confetti = () => document.querySelector('.falling');

  test('says of a covered place only that it is among the first', async () => {
    await openGame(podium, { amongFirst: true, of: 24 });
    expect(await heading(texts.amongFirst)).toHaveFocus();
    expect(screen.getByText(texts.amongFirstHint)).toBeVisible();
    expect(screen.queryByText(/of 24|points?$/)).not.toBeInTheDocument();
    expect(screen.queryByText(texts.thanks)).not.toBeInTheDocument();
    expect(confetti()).toBeNull();
  });

  test.each([
    [1, texts.won, '1st of 24'],
    [3, texts.final, '3rd of 24'],
  ])('tells the place %i once it is uncovered', async (rank, title, place) => {
    const server = await openGame(podium, { amongFirst: true, of: 24 });
    await heading(texts.amongFirst);
    await happens(() => server.sendOwn(own({ points: 12.5, rank, of: 24 })));
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(place)).toBeVisible();
    expect(screen.getByText('12.5 points')).toBeVisible();
    expect(confetti()).not.toBeNull();
    expect(screen.queryByText(texts.amongFirst)).not.toBeInTheDocument();
  });

  test('covers the place again where the host goes back', async () => {
    const server = await openGame(podium, standing);
    expect(await screen.findByText('3rd of 24')).toBeVisible();
    await happens(() => server.sendOwn(own({ amongFirst: true, of: 24 })));
    expect(await heading(texts.amongFirst)).toBeVisible();
    expect(screen.queryByText('3rd of 24')).not.toBeInTheDocument();
  });

  test.each([
    ['after the third place', { points: 9, rank: 4, of: 24 }],
    ['of players without points', { points: 0, rank: 1, of: 2 }],
  ])('has no confetti %s', async (_, place) => {
    await openGame(podium, place);
    expect(await screen.findByText(texts.thanks)).toBeVisible();
    expect(confetti()).toBeNull();
  });
});

describe('the awards', () => {
  const awards = [
    { award: 'climb', name: 'Anna', value: 4 },
    { award: 'closest', name: 'Ben', value: 0 },
    { award: 'comeback', name: 'Anna', value: 2 },
  ] as const;
  const scene = game({ name: 'awards', awards: [...awards] });

  test('tell the player’s own', async () => {
    await openGame(scene, { ...standing, awards: [awards[0], awards[2]] });
    expect(await heading(texts.ownAward)).toHaveFocus();
    expect(screen.getByText('The biggest climb: 4 places')).toBeVisible();
    expect(screen.getByText('From last place to the best score in round 2')).toBeVisible();
    expect(screen.queryByText(/closest guess/)).not.toBeInTheDocument();
    expect(document.querySelector('.falling')).not.toBeNull();
  });

  test('leave a player without one the place', async () => {
    await openGame(scene, standing);
    expect(await heading(texts.awards)).toHaveFocus();
    expect(screen.getByText('3rd of 24')).toBeVisible();
    expect(screen.queryByText(/longest climb|closest guess/)).not.toBeInTheDocument();
    expect(document.querySelector('.falling')).toBeNull();
  });
});

describe('the season', () => {
  const season = game({ name: 'season', seasonName: 'Winter League' });

  test.each([
    [2, '3. von 14, 2 Plätze hoch'],
    [-1, '3. von 14, 1 Platz runter'],
    [0, 'Platz 3 von 14'],
  ])('tells the own place after %i places', async (moved, place) => {
    await openGame(season, { season: { rank: 3, of: 14, moved } }, 'de');
    expect(await heading('Deine Saison')).toHaveFocus();
    expect(screen.getByText('Winter League')).toBeVisible();
    expect(screen.getByText(place)).toBeVisible();
  });

  test('is left to the projector for a player who is not in it', async () => {
    await openGame(season);
    expect(await heading(texts.season)).toBeVisible();
    expect(screen.getByText(texts.watch)).toBeVisible();
  });
});

test('the rules keep their lines', async () => {
  await openGame(game({ name: 'rules', text: 'No phones.\nNo shouting.' }));
  expect(await heading(texts.rules)).toHaveFocus();
  expect(screen.getByText(/No phones/)).toHaveTextContent(/^No phones\.\nNo shouting\.$/, {
    normalizeWhitespace: false,
  });
});

describe('the reveal', () => {
  const asked = question('choice');
  test.each([
    ['right', { choice: 1 }, { correct: true, points: 1 }, '+1 point'],
    ['close', { choice: 0 }, { correct: false, points: 1.5 }, '+1.5 points'],
    ['wrong', { choice: 0 }, { correct: false, points: 0 }, undefined],
    ['notAnswered', {}, { correct: false, points: 0 }, undefined],
  ] as const)('says %s, with the right answer and why', async (verdict, answers, result, gained) => {
    await openGame(revealing(asked, { kind: 'choice', correct: [1], explanation: 'Because.' }), {
      answers,
      results: { choice: result },
    });
    expect(await heading(texts[verdict])).toHaveFocus();
    if (gained) expect(screen.getByText(gained)).toBeVisible();
    expect(screen.getByText('Hamburg')).toBeVisible();
    expect(screen.getByText('Because.')).toBeVisible();
  });

  test.each([
    [300, 1],
    [330, 0],
  ])(
    'shows the number %d beside the right one, if it counts as right but is another',
    async (number, shown) => {
      await openGame(revealing(question('number'), { kind: 'number', value: 330 }), {
        answers: { number },
        results: { number: { correct: true, points: 2 } },
      });
      expect(await heading(texts.right)).toHaveFocus();
      expect(screen.getByText('330')).toBeVisible();
      expect(screen.queryAllByText('300')).toHaveLength(shown);
    },
  );

  test.each([
    [
      'the right answer',
      { choice: 1 },
      { correct: true, points: 1 },
      'Too late: your answer “Hamburg” counts.',
    ],
    ['no answer', {}, { correct: false, points: 0 }, texts.lateNothing],
  ] as const)('says that %s counts, if another came too late', async (_what, answers, result, said) => {
    const server = await openGame(asking(asked), { answers });
    await happens(() => server.goDown());
    await press(/Berlin/);
    const game = revealing(asked, { kind: 'choice', correct: [1] }, { revision: 2, step: 2 });
    server.play = { game, own: own({ answers, results: { choice: result } }) };
    await happens(() => server.comeBack());
    expect(await screen.findByText(/^Too late/)).toHaveTextContent(said);
  });

  test('shows every accepted text', async () => {
    await openGame(revealing(question('text'), { kind: 'text', accepted: ['Bern', 'Berne'] }));
    expect(await screen.findByText('Bern')).toBeVisible();
    expect(screen.getByText('Berne')).toBeVisible();
  });
});

test('an answer that came too late is said to be so, although a later question is shown', async () => {
  const server = await openGame(asking(question('choice')));
  await happens(() => server.goDown());
  await press(/Berlin/);
  server.play = { game: asking(question('text'), { revision: 2, step: 2 }), own: own() };
  await happens(() => server.comeBack());
  expect(await screen.findByText(texts.missed.answer)).toBeVisible();
  await press(teamTexts.seen);
  expect(screen.queryByText(texts.missed.answer)).toBeNull();
});

test('a new question lets the phone vibrate, but not when the page is opened on one', async () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  const server = await openGame(asking(question('choice')));
  expect(await heading('What of choice?')).toHaveFocus();
  expect(vibrate).not.toHaveBeenCalled();
  await happens(() => server.sendGame(asking(question('text'), { revision: 2, step: 2 })));
  expect(await heading('What of text?')).toHaveFocus();
  expect(vibrate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('is left only after a second tap', async () => {
  const server = await openGame(asking(question('choice')));
  await press(texts.leave);
  expect(screen.getByText(texts.leaveReally)).toBeVisible();
  expect(screen.getByRole('button', { name: phoneTexts.join.leaveNo })).toHaveFocus();
  await press(phoneTexts.join.leaveNo);
  expect(await button(texts.leave)).toHaveFocus();
  await press(texts.leave);
  await press(phoneTexts.join.leaveYes);
  expect(await screen.findByRole('textbox', { name: 'Room code' })).toBeVisible();
  expect(server.namesIn('BDFGH')).toEqual([]);
});

test('says after the podium that the result stays', async () => {
  await openGame(game({ name: 'podium', tied: false }), { points: 3, rank: 1, of: 2 });
  await press(texts.leave);
  expect(screen.getByText(texts.leaveEnd)).toBeVisible();
});
