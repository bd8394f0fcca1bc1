import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { gameAt, reveals } from '../games';
import { showScene } from '../showGame';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('the right answer is marked in words, and each shows how many picked it', () => {
  showScene(reveals.choice);
  const [karotte, aubergine] = screen.getAllByRole('listitem');
  expect(aubergine).toHaveTextContent('Aubergine');
  expect(aubergine).toHaveTextContent('Richtig11 Antworten');
  expect(karotte).toHaveTextContent('3 Antworten');
  expect(screen.getAllByText('Richtig')).toHaveLength(1);
});

test('the explanation follows the answers', () => {
  showScene(reveals.choice);
  expect(screen.getByText('Ihre Samen liegen im Fruchtfleisch.')).toBeVisible();
});

test('all right answers of several are marked', () => {
  showScene({ ...reveals.choice, solution: { kind: 'choice', correct: [0, 1] } });
  expect(screen.getAllByText('Richtig')).toHaveLength(2);
});

test('answers are in the right order, each with its own letter and how many put it there', () => {
  showScene(reveals.order);
  const shown = rows();
  expect(shown[0]).toMatch(/^1\.BB: Gänseblümchen15 richtig eingeordnet/);
  expect(shown[1]).toMatch(/^2\.DD: Sonnenblume13/);
  expect(shown[3]).toMatch(/^4\.AA: Mammutbaum18/);
});

test('the right text is beside the texts given, the right ones marked', () => {
  showScene(reveals.text);
  expect(screen.getByText('Auch richtig: Der Rhein und Rhine')).toBeVisible();
  const [rhein, donau] = screen.getAllByRole('listitem');
  expect(rhein).toHaveTextContent('RichtigRhein14 Antworten');
  expect(donau).toHaveTextContent(/^Donau4 Antworten/);
});

test('each part shows its right answer, and the share of those who had it, where half right counts half', () => {
  showScene(reveals.parts);
  expect(rows()).toEqual([
    expect.stringMatching(/^Titel Richtig Waterloo75\s% der Antworten richtig$/),
    expect.stringMatching(/^Band Richtig ABBA Auch richtig: A\.B\.B\.A\.33\s% der Antworten richtig$/),
  ]);
});

test('parts that nobody answered show the right answer without a share', () => {
  showScene({ ...reveals.parts, tally: { kind: 'parts', counts: [0, 0], of: 0 } });
  expect(rows()).toEqual(['Titel Richtig Waterloo', expect.stringMatching(/^Band Richtig ABBA/)]);
  expect(screen.getByText('Niemand hat geantwortet.')).toBeVisible();
});

test('answers that are starred to the same text each keep their row', () => {
  const groups = ['f***', 'f***', 'Donau'].map((text, at) => ({ text, count: 5 - at, correct: false }));
  const show = (shown: typeof groups) => gameAt({ ...reveals.text, tally: { kind: 'text', groups: shown } });
  const { update } = showScene(reveals.text);
  update(show(groups));
  update(show([groups[2]!, groups[1]!]));
  expect(rows()).toEqual([expect.stringMatching(/^Donau/), expect.stringMatching(/^f\*{3}/)]);
  update(gameAt({ ...reveals.text, quotes: ['f***', 'f***'] }));
  update(gameAt({ ...reveals.text, quotes: ['Donau', 'f***'] }));
  expect(rows()).toEqual([expect.stringContaining('Donau'), expect.stringContaining('f***')]);
});

test('an answer that is half right says so', () => {
  const groups = [{ text: 'Der Alte Rhein', count: 2, correct: true, share: 0.5 as const }];
  const { update } = showScene({ ...reveals.text, tally: { kind: 'text', groups } });
  expect(rows()).toEqual(['Der Alte Rheinhalb richtig2 Antworten2']);
  const nearest = [{ name: 'Änne', value: 1200, points: 0.5, share: 0.5 as const }];
  update(gameAt({ ...reveals.number, tally: { kind: 'number', nearest } }));
  expect(rows()).toEqual(['Ännehalb richtig1200+0,5']);
});

test('the right number is beside the nearest players, with halves and points', () => {
  showScene(reveals.number);
  expect(screen.getByText('1232,5')).toBeVisible();
  expect(rows()).toEqual(['Die Besserwisser1230+3', 'Team Rocket1250,5+1,5', 'Änne9000']);
});

test('a tie-break shows the nearest players without points', () => {
  const nearest = reveals.number.tally.nearest.map((guess) => ({ ...guess, points: 0 }));
  const question = { ...reveals.number.question, points: 0 };
  showScene({ ...reveals.number, round: null, tieBreak: true, question, tally: { kind: 'number', nearest } });
  expect(rows()).toEqual(['Die Besserwisser1230', 'Team Rocket1250,5', 'Änne900']);
});

test.each([
  [['Team Rocket'], 'Team Rocket gewinnt das Stechen'],
  [['Team Rocket', 'Änne'], 'Immer noch gleichauf: Team Rocket und Änne'],
])('a tie-break marks and names its winner, or is still level: %s', (winners, sentence) => {
  showScene({ ...reveals.number, round: null, tieBreak: true, winners });
  expect(screen.getByText(sentence)).toBeVisible();
  const marks = screen.getAllByRole('img', { name: 'Am nächsten dran' });
  expect(marks.map((mark) => mark.closest('li')?.querySelector('bdi')?.textContent)).toEqual(winners);
});

test('a question that nobody answered says so', () => {
  showScene({ ...reveals.text, tally: { kind: 'text', groups: [] } });
  expect(screen.getByText('Niemand hat geantwortet.')).toBeVisible();
});

describe('beside a picture', () => {
  const imageUrl = '/media/1';

  test('of answers to select, the wrong ones that were picked least are left out', () => {
    const answers = ['Karotte', 'Aubergine', 'Spargel', 'Rosenkohl', 'Kohlrabi', 'Sellerie'];
    const question = { ...reveals.choice.question, answers, imageUrl };
    showScene({ ...reveals.choice, question, tally: { kind: 'choice', counts: [0, 2, 5, 0, 4, 3] } });
    const names = ['Aubergine', 'Spargel', 'Kohlrabi', 'Sellerie'];
    expect(rows()).toEqual(names.map((name) => expect.stringContaining(name)));
  });

  test('of typed answers, all right ones are shown, and few wrong ones', () => {
    const given = ['Donau', 'Elbe', 'Rhein', 'Main', 'Der Rhein'];
    const groups = given.map((text) => ({ text, count: 1, correct: text.includes('Rhein') }));
    const question = { ...reveals.text.question, imageUrl };
    showScene({ ...reveals.text, question, tally: { kind: 'text', groups } });
    const names = ['Donau', 'Rhein', 'Der Rhein'];
    expect(rows()).toEqual(names.map((name) => expect.stringContaining(name)));
  });
});
