import type { Locator, Page } from '@playwright/test';
import { findBrokenWords } from '../support/findBrokenWords';
import { expect, test } from './fixtures';
import { expectOnPhone, joinByHub, openHost, openPlayer } from './gameFixtures';

const PLANETS = ['Venus', 'Saturn', 'Jupiter with all of its moons', 'Bundesverfassungsgericht'];
const quiz = {
  quizName: 'Large type',
  seconds: 600,
  rounds: [
    {
      title: 'Every kind of question',
      questions: [
        { question: 'Which planet is the largest?', answers: PLANETS, correctAnswer: 2 },
        { question: 'Which are metals?', answers: ['Iron', 'Amber', 'Zinc'], correctAnswers: [0, 2] },
        { question: 'Who wrote Für Elise?', acceptedAnswers: ['Beethoven'] },
        { question: 'How high is the tower?', correctNumber: 100, unit: 'metres', nearest: [3, 2, 1] },
        { question: 'From north to south!', correctOrder: ['Oslo', 'Berlin in Germany', 'Rome'] },
        {
          question: 'Which capital is whose?',
          pairs: [
            ['Deutschland', 'Berlin'],
            ['Norway', 'Oslo'],
          ],
        },
        {
          question: 'Who sang what, and when?',
          parts: ['Song', 'Band', 'Year', 'Country'].map((label) => ({ label, acceptedAnswers: ['ABBA'] })),
        },
        { question: 'Which planet has rings?', answers: PLANETS, correctAnswer: 1, wager: true },
      ],
    },
    {
      title: 'Sheet',
      reveal: 'round',
      questions: [{ question: 'Who wrote it?', acceptedAnswers: ['Bach'] }],
    },
  ],
};

/** The width, the height and the size of type of a phone: 180 pixels are what a page zoom of 200 % leaves of 360. */
const PHONES = [
  [360, 640, '200%'],
  [320, 568, '200%'],
  [180, 320, '100%'],
  [844, 390, '100%'],
] as const;

/** What stands outside of the page's width, and words of which only a letter fits on a line. */
const faultsOf = (phone: Page) =>
  phone.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const shown = [
      ...document.querySelectorAll<HTMLElement>('button, input, select, [role=timer], p, h1, a'),
    ];
    const outside = shown
      .filter((each) => each.offsetParent && !each.closest('.unseen, .falling'))
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return right > width + 1 || left < -1;
      });
    const narrow = [...document.querySelectorAll<HTMLElement>('.tile span, .order li > span')].filter(
      (each) => each.offsetParent && each.getBoundingClientRect().width < 60,
    );
    const wide = document.documentElement.scrollWidth > width ? ['the page'] : [];
    return [...wide, ...[...outside, ...narrow].map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

test('in type of twice the size, on the narrowest phones and sideways, everything has room', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const phone = await openPlayer(browser, host, 'The Quizzards of Oz');
  await joinByHub(server, host.code, 'Silent');
  let game = await host.run({ type: 'start' });
  const playerId = host.hostGame!.players[0]!.playerId;
  await host.run({ type: 'adjust', adjustmentId: 'a', playerId, points: 12, reason: '' });
  for (;;) {
    await expectOnPhone(phone, game.scene);
    for (const [width, height, size] of PHONES) {
      await phone.setViewportSize({ width, height });
      await phone.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await expect
        .poll(() => faultsOf(phone), { message: `${game.scene.name} at ${width}, ${size}` })
        .toEqual([]);
      if (game.scene.name === 'wager' && width === 844)
        await expect(phone.getByRole('button', { name: 'Everything' })).toBeInViewport({ ratio: 1 });
    }
    if (game.scene.name === 'podium' && game.scene.hidden === undefined) break;
    game = await host.move('next');
  }
});

/** What finishes an answer, or the sheet. */
const FINISHES = /^(Done|Save this order|Hand in your sheet)$/;

test('on the smallest phone, what finishes an answer is in sight, and covers no field', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const phone = await openPlayer(browser, host, 'Anna');
  await phone.setViewportSize({ width: 320, height: 568 });
  await joinByHub(server, host.code, 'Silent');
  const finish = phone.getByRole('button', { name: FINISHES });
  const seen = new Set<string | null>();
  let game = await host.run({ type: 'start' });
  while (game.scene.name !== 'podium') {
    await expectOnPhone(phone, game.scene);
    for (const size of ['100%', '200%']) {
      await phone.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      if (game.scene.name !== 'question' || (await finish.count()) === 0) continue;
      // In large type, the question alone fills the screen.
      if (size === '200%')
        await phone.locator('.answering:visible').evaluate((part) => part.scrollIntoView());
      await expect(finish).toBeInViewport({ ratio: 1 });
      seen.add(await finish.textContent());
      for (const field of await phone.locator('.question:not([hidden]) input').all()) {
        await field.focus();
        expect(await isUncovered(field)).toBe(true);
      }
      await phone.evaluate(() => scrollTo(0, 0));
    }
    game = await host.move('next');
  }
  expect([...seen].sort()).toEqual(['Done', 'Hand in your sheet', 'Save this order']);
});

/** Whether a tap on its lower edge would hit it. */
const isUncovered = (field: Locator) =>
  field.evaluate((input) => {
    const { x, bottom, width } = input.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, bottom - 3) === input;
  });

test('in large type, no word of a pair is broken', async ({ browser, server }) => {
  const pairs = [
    ['Deutschland', 'Berlin'],
    ['Bosnia and Herzegovina', 'Sarajevo'],
  ];
  const questions = [{ question: 'Whose?', pairs }];
  const host = await openHost(server, { quizName: 'Pairs', seconds: 600, questions });
  const phone = await openPlayer(browser, host, 'Anna');
  await expectOnPhone(phone, (await host.run({ type: 'start' })).scene);
  for (const [width, height, size] of [...PHONES, [320, 568, '100%']] as const) {
    await phone.setViewportSize({ width, height });
    await phone.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    // What finishes an answer stays in sight, above the pairs that scroll under it.
    const broken = async () => (await findBrokenWords(phone)).filter((found) => !/ over Done$/.test(found));
    await expect.poll(broken, { message: `at ${width}, ${size}` }).toEqual([]);
    await expect(phone.getByText('Deutschland')).toBeVisible();
  }
});

test('in large type, no word is broken in a title, a tab or a right answer', async ({ browser, server }) => {
  const correctOrder = ['Oslo', 'Berlin in Germany', 'Rome'];
  const beside = { title: 'Handout', beside: true, reveal: 'round' };
  const host = await openHost(server, {
    quizName: 'Words',
    seconds: 600,
    rounds: [
      { title: 'Wissenschaft', questions: [{ question: 'From north to south!', correctOrder }] },
      { ...beside, questions: [{ question: 'Who?', acceptedAnswers: ['Bach'] }] },
    ],
  });
  const phone = await openPlayer(browser, host, 'Anna');
  for (const move of [() => host.run({ type: 'start' }), () => host.goTo('reveal')]) {
    const { scene } = await move();
    await expectOnPhone(phone, scene);
    for (const [width, height, size] of PHONES) {
      await phone.setViewportSize({ width, height });
      await phone.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const message = `${scene.name} at ${width}, ${size}`;
      await expect.poll(() => findBrokenWords(phone), { message }).toEqual([]);
    }
  }
});

test('with the keyboard up, what sends an answer is in sight with its field', async ({ browser, server }) => {
  const host = await openHost(server, {
    quizName: 'Keyboard',
    seconds: 600,
    questions: [
      { question: 'Who wrote Für Elise?', acceptedAnswers: ['Beethoven'] },
      { question: 'How high is the tower?', correctNumber: 100, unit: 'metres' },
    ],
  });
  const phone = await openPlayer(browser, host, 'Anna');
  await phone.setViewportSize({ width: 360, height: 300 });
  await host.run({ type: 'start' });
  // A number's unit is between the two, which in large type is too much for 300 pixels.
  for (const [question, sizes] of [
    ['Who wrote Für Elise?', ['100%', '200%']],
    ['How high is the tower?', ['100%']],
  ] as const) {
    await expect(phone.getByRole('heading', { name: question })).toBeVisible();
    for (const size of sizes) {
      await phone.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const field = phone.getByRole('textbox', { name: 'Your answer' });
      await field.blur();
      await field.focus();
      for (const each of [field, phone.getByRole('button', { name: 'Send', exact: true })])
        await expect(each).toBeInViewport({ ratio: 1 });
    }
    if (question !== 'How high is the tower?') await host.goTo('question');
  }
});

test('sideways, the whole of a team’s QR code is in sight', async ({ browser, server }) => {
  const host = await openHost(server);
  const phone = await openPlayer(browser, host, 'Anna');
  await phone.setViewportSize({ width: 844, height: 390 });
  await phone.getByRole('button', { name: 'Add another phone' }).tap();
  await expect(phone.getByRole('img', { name: 'QR code' })).toBeInViewport({ ratio: 1 });
});
