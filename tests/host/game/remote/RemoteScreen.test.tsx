import '../../../support/browserLike';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gameOf, hostGameOf, round } from '../gameOf';
import { reveals, standingsOf } from '../games';
import { openRemote } from './openRemote';

const now = () => screen.getByRole('region', { name: 'Auf der Leinwand' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const waitingPlayer = { playerId: 'p2', name: 'Ben', connected: true, answered: false, points: 0 };

describe('the first view', () => {
  test('shows the scene, the missing players, and what comes next', () => {
    openRemote({ hostGame: { players: [waitingPlayer] } });
    expect(now()).toHaveTextContent(/Frage 1 von 3.*How many\?.*1 von 2 haben geantwortet.*Es fehlen: Ben/);
    expect(screen.getByRole('region', { name: 'Danach' })).toHaveTextContent('And now?');
  });

  test('shows the right answer and the note while guests still answer', () => {
    openRemote();
    const secret = screen.getByRole('region', { name: 'Richtig ist' });
    expect(secret).toHaveTextContent('Two');
    expect(secret).toHaveTextContent('Say it slowly.');
  });

  test('shows how to say something apart from the note, now and next', () => {
    openRemote({ hostGame: { note: 'say: GHENT\nSlowly.', upcomingNote: 'say: BROOZH' } });
    const secret = screen.getByRole('region', { name: 'Richtig ist' });
    expect(secret).toHaveTextContent(/Aussprache: ?GHENT.*Notiz: ?Slowly\./);
    expect(screen.getByRole('region', { name: 'Danach' })).toHaveTextContent(/Aussprache: ?BROOZH$/);
  });

  test('shows no right answer without its question', () => {
    openRemote({ game: gameOf('scores') });
    expect(screen.queryByRole('region', { name: 'Richtig ist' })).toBeNull();
  });

  test('names at most four of those missing, and separately those who are away', () => {
    const players = Array.from({ length: 7 }, (_, place) => ({
      ...waitingPlayer,
      playerId: `p${place}`,
      name: `Team ${place}`,
      connected: place > 0,
    }));
    openRemote({ hostGame: { players } });
    expect(now()).toHaveTextContent(
      /Es fehlen: Team 1, Team 2, Team 3, Team 4 und 2 weitere.*Nicht verbunden: Team 0/,
    );
  });
});

test('a tie-break is announced with its names, and its reveal names the winner', () => {
  openRemote({ game: gameOf('tieBreak'), hostGame: { next: 'question' } });
  expect(now()).toHaveTextContent(/Stechfrage.*Anna gegen Ben/);
  cleanup();
  openRemote({ game: gameOf('reveal', {}, { tieBreak: true, round: null, winners: ['Ben'] }) });
  expect(now()).toHaveTextContent('Ben gewinnt das Stechen');
});

test('a question on a sheet whose time has run out says that it is still open', () => {
  const sheet = { round: { ...round, reveal: 'round' }, remainingMs: 0, lastCallMs: undefined };
  openRemote({ game: gameOf('question', {}, sheet) });
  expect(screen.getByText('Zeit um, ändern geht noch')).toBeVisible();
});

test('players who have handed in, or only watch the tie-break, are not missing', () => {
  const players = [
    { ...waitingPlayer, ready: true },
    { ...waitingPlayer, playerId: 'p3', name: 'Cleo', watches: true as const },
  ];
  openRemote({ hostGame: { players } });
  expect(now()).toHaveTextContent('1 von 2 haben geantwortet');
  expect(now()).not.toHaveTextContent(/Es fehlen|Nicht verbunden/);
});

test('a round that was open beside the others shows who is not done, and its last call', () => {
  const beside = { ...round, beside: true, reveal: 'round' };
  const counted = { answered: 1, expected: 2, ready: 1, lastCallMs: 9_000 };
  const paper = { ...waitingPlayer, playerId: 'p3', name: 'Cleo', connected: false, paper: true as const };
  openRemote({
    game: gameOf('round', {}, { round: beside, ...counted }),
    hostGame: { players: [waitingPlayer, paper], next: 'closed' },
  });
  expect(now()).toHaveTextContent(
    /Letzte Chance!.*1 von 2 haben geantwortet.*Es fehlen: Ben.*1 von 2 haben abgegeben/,
  );
  expect(within(now()).getByRole('timer')).toBeVisible();
  expect(now()).not.toHaveTextContent('Cleo');
  expect(button('Weiter')).toHaveAccessibleDescription('Jetzt beenden');
  expect(button('+15 s')).toHaveAttribute('aria-disabled', 'false');
});

test('standings say which round is still open, and how many sheets are missing', () => {
  const pictures = { ...round, title: 'Pictures', reveal: 'round' as const };
  const beside = { round: pictures, begun: 1, expected: 3 };
  openRemote({ game: gameOf('scores', { beside }, { missing: 2 }) });
  expect(now()).toHaveTextContent(/Pictures: offen bis Runde \d .*1 von 3 haben angefangen.*2 Bögen fehlen/);
});

test('teams whose names are starred to the same each have their place in the standings', () => {
  openRemote({ game: gameOf('scores', {}, { standings: standingsOf([3, 2], ['T***', 'T***']) }) });
  expect(within(now()).getAllByRole('listitem')).toHaveLength(2);
});

describe('the controls', () => {
  test('send their commands', async () => {
    const send = openRemote();
    for (const name of ['Weiter', 'Zurück', 'Pause', '+15 s', 'Antwortzeit beenden', 'Punktestand'])
      await press(name);
    expect(send.mock.calls.map(([command]) => command)).toEqual([
      { type: 'next', step: 3 },
      { type: 'back', step: 3 },
      { type: 'pause' },
      { type: 'addTime', step: 3, seconds: 15 },
      { type: 'close', step: 3 },
      { type: 'scores', shown: true },
    ]);
  });

  test('what is not possible sends nothing, and keeps its place', async () => {
    const send = openRemote({ game: gameOf('reveal') });
    expect(button('+15 s')).toHaveAttribute('aria-disabled', 'true');
    await press('+15 s');
    expect(send).not.toHaveBeenCalled();
  });

  test('in the lobby there is only the start', async () => {
    const send = openRemote({ game: gameOf('lobby'), hostGame: hostGameOf('round') });
    expect(now()).toHaveTextContent('2 Teams sind im Raum.');
    expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
    await press('Quiz starten');
    expect(send.mock.calls).toEqual([[{ type: 'start' }]]);
  });

  test('a start without players asks for confirmation', async () => {
    const send = openRemote({ game: gameOf('lobby'), hostGame: { players: [] } });
    await press('Quiz starten');
    expect(button('Abbrechen')).toHaveFocus();
    expect(screen.getByText(/Noch ist niemand im Raum/)).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    await press('Trotzdem starten');
    expect(send.mock.calls).toEqual([[{ type: 'start' }]]);
  });

  test('a failed command is reported', () => {
    openRemote({ failure: 'lost' });
    expect(screen.getByRole('alert')).toHaveTextContent('Der Server hat nicht geantwortet.');
  });
});

describe('the last view', () => {
  test('extends or ends a break while it lasts', async () => {
    const send = openRemote({ game: gameOf('break') });
    await press('+5 Min.');
    await press('Mehr');
    await press('5 Min.');
    await press('Pause beenden');
    expect(send.mock.calls.map(([command]) => command)).toEqual([
      { type: 'addTime', step: 3, seconds: 300 },
      { type: 'startBreak', minutes: 5 },
      { type: 'endBreak' },
    ]);
  });

  test('ends the quiz only after confirmation', async () => {
    const send = openRemote({ hostGame: { marking: [] } });
    await press('Mehr');
    await press('Quiz beenden');
    expect(button('Abbrechen')).toHaveFocus();
    await press('Abbrechen');
    expect(send).not.toHaveBeenCalled();
    await press('Quiz beenden');
    await press('Jetzt beenden');
    expect(send.mock.calls).toEqual([[{ type: 'end', step: 3 }]]);
  });

  test('has the switches', async () => {
    const send = openRemote({ hostGame: { fairPlay: true } });
    await press('Mehr');
    await userEvent.click(screen.getByRole('switch', { name: 'Plätze einzeln aufdecken', checked: false }));
    await userEvent.click(screen.getByRole('switch', { name: 'Fair Play', checked: true }));
    expect(send.mock.calls).toEqual([
      [{ type: 'scoresOneByOne', on: true }],
      [{ type: 'fairPlay', on: false }],
    ]);
  });

  test('takes the question of the scene out of the game', async () => {
    const send = openRemote({ game: gameOf('question') });
    await press('Mehr');
    await userEvent.click(await screen.findByRole('switch', { name: 'Diese Frage zählt' }));
    expect(send.mock.calls).toEqual([[{ type: 'void', questionId: 'q1', voided: true }]]);
    cleanup();
    openRemote({ game: gameOf('scores') });
    await press('Mehr');
    expect(screen.queryByRole('switch', { name: 'Diese Frage zählt' })).toBeNull();
  });

  test('sets the pace, only in the lobby', async () => {
    const send = openRemote({ game: gameOf('lobby', { pace: 1 }) });
    await press('Mehr');
    const pace = screen.getByRole('combobox', { name: 'Zeit je Frage' });
    expect(pace).toHaveDisplayValue('wie im Quiz');
    await userEvent.selectOptions(pace, 'doppelt');
    expect(send.mock.calls).toEqual([[{ type: 'pace', factor: 2 }]]);
    cleanup();
    openRemote({ game: gameOf('question', { pace: 1 }) });
    await press('Mehr');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test('before the podium the first press tells what is still open, each with the way to its view', async () => {
  const send = openRemote({ game: gameOf('scores'), hostGame: { next: 'podium', missingSheets: 3 } });
  await press('Weiter');
  expect(send).not.toHaveBeenCalled();
  const note = await screen.findByRole('group', { name: 'Vor der Siegerehrung noch offen' });
  await press('2 Antworten zu prüfen');
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('Prüfen');
  await press('3 Bögen fehlen');
  expect(screen.getByRole('main')).toHaveAttribute('data-view', 'paper');
  expect(note).not.toBeInTheDocument();
});

test('the tab shows the number of doubtful answers, and leads to the queue', async () => {
  openRemote();
  await press('Prüfen, 2 zweifelhaft');
  // The part is loaded when it is first shown.
  expect(await within(screen.getByRole('main')).findByText('Bahc')).toBeInTheDocument();
});

describe('the question’s media', () => {
  const question = { questionId: 'q1', number: 1, of: 3, kind: 'text', text: 'Who sings?', points: 1 };
  const withSound = { ...question, audioUrl: '/media/1' };
  const media = { playing: true, replays: 0, volume: 0.95 };

  test('plays the sound on the projector, and makes it louder and quieter', async () => {
    const send = openRemote({ game: gameOf('question', { media }, { question: withSound }) });
    expect(screen.getByRole('region', { name: 'Ton' })).toHaveTextContent('Lautstärke 95 %');
    for (const name of ['Anhalten', 'Von vorn', 'Leiser', 'Lauter']) await press(name);
    expect(send.mock.calls.map(([command]) => command)).toEqual([
      { type: 'media', step: 3, action: 'pause' },
      { type: 'media', step: 3, action: 'replay' },
      { type: 'volume', level: 0.9 },
      { type: 'volume', level: 1 },
    ]);
  });

  test('plays a waiting sound before it goes on, and says that the time is stopped', async () => {
    const silent = { ...media, playing: false };
    const waiting = { question: withSound, waiting: true, remainingMs: 30_000, durationMs: 30_000 };
    const send = openRemote({ game: gameOf('question', { media: silent }, waiting) });
    expect(screen.getByText('Die Zeit läuft ab dem Ton')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveAccessibleDescription('Ton abspielen');
    await press('Weiter');
    expect(send.mock.calls).toEqual([[{ type: 'media', step: 3, action: 'play' }]]);
  });

  test('shows the picture alone on the projector, and the question again', async () => {
    const withPicture = { question: { ...question, imageUrl: '/media/1' } };
    const send = openRemote({ game: gameOf('question', {}, withPicture) });
    await press('Bild allein zeigen');
    expect(send).toHaveBeenLastCalledWith({ type: 'media', step: 3, action: 'zoom' });
    cleanup();
    const sendAgain = openRemote({ game: gameOf('question', { zoomed: true }, withPicture) });
    await press('Frage wieder zeigen');
    expect(sendAgain).toHaveBeenLastCalledWith({ type: 'media', step: 3, action: 'unzoom' });
  });

  test('has nothing to play without a sound or film', () => {
    openRemote({ game: gameOf('question') });
    expect(screen.queryByRole('button', { name: 'Abspielen' })).toBeNull();
  });

  test('names what is missing now and next, and why, and nothing of earlier questions', () => {
    const fault = { kind: 'image', fileName: 'cat.png', fault: 'missing' } as const;
    const song = { questionId: 'q2', kind: 'audio', fileName: 'song.mp3', upcoming: true } as const;
    const earlier = { ...fault, questionId: 'q0', fileName: 'old.png' };
    const mediaFaults = [earlier, { ...fault, questionId: 'q1' }, { ...fault, ...song }];
    openRemote({ hostGame: { mediaFaults } });
    expect(screen.getByText('Das Bild fehlt.').parentElement).toHaveTextContent(
      'cat.png: nicht im Ordner „media“',
    );
    expect(screen.getByText('Der nächsten Frage fehlt der Ton.').parentElement).toHaveTextContent('song.mp3');
    expect(screen.queryByText(/old\.png/)).toBeNull();
  });
});

describe('the autopilot', () => {
  const game = gameOf('scores', { autopilot: true });
  const next = () => button('Weiter');

  test('says that it is on, and what it does next', () => {
    openRemote({ game, hostGame: { ...hostGameOf('round'), autopilotWaits: undefined } });
    expect(within(now()).getByText('Autopilot')).toBeVisible();
    expect(next()).toHaveAccessibleDescription('Auto: Nächste Runde');
  });

  test('says that it waits for the host', () => {
    openRemote({ game, hostGame: { ...hostGameOf('round'), autopilotWaits: 'next' } });
    expect(now()).toHaveTextContent('Der Autopilot wartet auf „Weiter“.');
    expect(next()).toHaveAccessibleDescription('Nächste Runde');
  });

  test('explains itself where it is switched on', async () => {
    openRemote();
    await press('Mehr');
    expect(screen.getByRole('switch', { name: 'Autopilot' })).toHaveAccessibleDescription(
      /Geht von selbst weiter.*wartet er bei den Regeln/,
    );
  });
});

describe('the question on the remote', () => {
  const answers = ['Six', 'Eight'];
  const asked = {
    questionId: 'q1',
    number: 1,
    of: 3,
    kind: 'choice',
    text: 'How many legs?',
    points: 1,
    answers,
  };

  test('has the answers to read out with their letters', () => {
    openRemote({ game: gameOf('question', {}, { question: asked }) });
    expect(
      within(now())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A Six', 'B Eight']);
  });

  test('has at its reveal how many gave each answer', () => {
    const solution = { kind: 'choice', correct: [1] };
    const tally = { kind: 'choice', counts: [2, 9] };
    openRemote({ game: gameOf('reveal', {}, { question: asked, solution, tally }) });
    expect(now()).toHaveTextContent(/A Six2.*B Eight9/);
  });

  test('has at the reveal of a number the nearest teams', () => {
    const { number } = reveals;
    openRemote({ game: gameOf('reveal', {}, number) });
    expect(now()).toHaveTextContent(/Die Besserwisser1230.*Team Rocket1250,5/);
  });

  test('names nobody who is missing once it is closed', async () => {
    openRemote({ game: gameOf('closed'), hostGame: { players: [waitingPlayer] } });
    expect(now()).toHaveTextContent('haben geantwortet');
    expect(now()).not.toHaveTextContent('Es fehlen');
    await press('Teams');
    expect(await screen.findByRole('region', { name: '1 Team' })).toBeVisible();
    expect(screen.queryByText('Antwort fehlt')).toBeNull();
  });
});

describe('what comes next', () => {
  const upNext = () => screen.getByRole('region', { name: 'Danach' });

  test('is the next reveal of a sheet', () => {
    const sheet = { round: { ...round, reveal: 'round' } };
    openRemote({
      game: gameOf('reveal', {}, sheet),
      hostGame: { next: 'reveal', upcoming: 'Eiffel Tower?' },
    });
    expect(upNext()).toHaveTextContent(/Auflösung ?Eiffel Tower\?$/);
  });

  test('is a round by its title, and the note of its first question', () => {
    const hostGame = {
      next: 'round' as const,
      upcomingRound: 'Logos',
      upcoming: 'Whose?',
      upcomingNote: 'Play it',
    };
    openRemote({ game: gameOf('scores'), hostGame });
    expect(upNext()).toHaveTextContent(/Runde ?Logos.*Frage: ?Whose\?.*Notiz: ?Play it/);
  });
});

describe('a sheet about to close', () => {
  const sheet = { round: { ...round, reveal: 'round' }, answered: 1, expected: 2, ready: 1 };
  const describesNext = (fields: object, words: string) => {
    openRemote({ game: gameOf('question', {}, { ...sheet, ...fields }) });
    expect(button('Weiter')).toHaveAccessibleDescription(words);
  };

  test.each([
    ['first gets a last call', { lastCallMs: undefined }, 'Letzte Chance'],
    ['says that another press cuts it off', { lastCallMs: 8_000 }, 'Jetzt beenden'],
    ['closes at once where all have handed in', { lastCallMs: undefined, ready: 2 }, 'Antwortzeit beenden'],
  ])('%s', (_what, fields, words) => describesNext(fields, words));
});

test('jokers are named while they can still be taken back, in the list of teams too', async () => {
  const players = [
    { ...waitingPlayer, joker: round.index },
    { ...waitingPlayer, playerId: 'p3', name: 'Cleo' },
  ];
  openRemote({ game: gameOf('round', {}, { round }), hostGame: { players, next: 'question' } });
  expect(now()).toHaveTextContent('Joker in dieser Runde: Ben');
  await press('Teams');
  expect(await screen.findByText(`Joker in Runde ${round.index + 1}`)).toBeVisible();
});
