import { HttpTransportType } from '@microsoft/signalr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GameHubEvent, type PlayerGame, type PlayerOwn } from '../../src/contract/toPhones';
import { GAME_HUB_PATH } from '../../src/contract/fromPhones';
import { PageGround } from '../../src/demo/ground';
import { openQuizHubBy } from '../../src/host/session/hubConnection';
import { keepHostKey } from '../../src/host/session/openedSessions';
import type { OpenQuizHub } from '../../src/host/session/quizHub';
import { SessionConnection } from '../../src/host/session/useSession';
import { HubLink } from '../../src/look/hubLink';
import { checkEvent } from '../support/wholeMessages';

const ADDRESS = 'http://page.test';
const QUIZ = {
  quizId: 'pub',
  quizName: 'Pub Quiz',
  quizDescription: 'For all',
  questionCount: 3,
  source: {
    quizName: 'Pub Quiz',
    rounds: [
      {
        title: 'First',
        questions: [
          { question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 },
          { question: 'Which river?', acceptedAnswers: ['Loire'] },
        ],
      },
      {
        title: 'Last',
        reveal: 'round',
        questions: [{ question: 'How high?', correctNumber: 8849, nearest: [3, 2, 1] }],
      },
    ],
  },
};

/** A page with a session in it, its hosts, its stage and its phones, each with the code of the real page. */
async function pageWith(playerCount: number, ground = new PageGround({ quizzes: [QUIZ] })) {
  vi.stubGlobal('WebSocket', ground.WebSocket);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { session, hostKey } = await ground.open('pub');
  const { code } = session;
  keepHostKey(ADDRESS, code, hostKey);
  const watch = (isMonitor: boolean): SessionConnection => watchIn(ground, code, isMonitor);
  const [host, other, stage] = [watch(false), watch(false), watch(true)];
  const phones = await Promise.all(
    Array.from({ length: playerCount }, (_none, at) => Phone.join(code, `Team ${at + 1}`)),
  );
  return { ground, code, host, other, stage, phones };
}

function watchIn(ground: PageGround, code: string, isMonitor: boolean): SessionConnection {
  const means = {
    WebSocket: ground.WebSocket,
    skipNegotiation: true,
    transport: HttpTransportType.WebSockets,
  };
  const openQuizHub: OpenQuizHub = (url, onEvent) => openQuizHubBy(means, url, checked(onEvent));
  const fetchSession = (_address: string, sessionCode: string) => ground.read(sessionCode);
  const connection = new SessionConnection(ADDRESS, code, { openQuizHub, fetchSession, isMonitor });
  connection.start();
  onTestFinished(() => connection.stop());
  return connection;
}

type Listener = Parameters<OpenQuizHub>[1];

function checked(onEvent: Listener): Listener {
  return (event) => {
    if ('payload' in event) checkEvent(event.type, event.payload);
    onEvent(event);
  };
}

class Phone {
  game: PlayerGame | undefined;
  own: PlayerOwn | undefined;
  readonly #link: HubLink;

  private constructor(opened: () => void) {
    this.#link = new HubLink(`ws://page.test${GAME_HUB_PATH}`, {
      onState: (state) => state === 'online' && opened(),
      onSilence: () => undefined,
      onOutdated: () => undefined,
      onEvent: (name, payload) => {
        checkEvent(name, payload);
        if (name === GameHubEvent.GameUpdated) this.game = payload as PlayerGame;
        if (name === GameHubEvent.PlayerUpdated) this.own = payload as PlayerOwn;
      },
    });
    onTestFinished(this.#link.start());
  }

  static async join(code: string, name: string): Promise<Phone> {
    const phone = await new Promise<Phone>((resolve) => {
      const made: Phone = new Phone(() => resolve(made));
    });
    const token = name.replace(/\W/g, '').padEnd(22, '_');
    const joined = await phone.#link.call('JoinSession', code, name, token);
    expect(joined).toMatchObject({ kind: 'value', value: { playerName: name } });
    return phone;
  }

  answer(questionId: string, answer: unknown) {
    return this.#link.call('SubmitAnswer', questionId, answer);
  }
}

/** Gives a command as a host's page does, meant for the scene that it shows. */
async function move(host: SessionConnection, type: 'next' | 'close'): Promise<string> {
  const { step = 0, revision = 0 } = gameOf(host) ?? {};
  expect(await host.host.command({ type, step })).toBe('done');
  await expect.poll(() => gameOf(host)?.revision).toBeGreaterThan(revision);
  return sceneOf(host)!;
}

const gameOf = (watching: SessionConnection) => watching.getState().session?.game;
const sceneOf = (watching: SessionConnection) => gameOf(watching)?.scene.name;
const stepOf = (watching: SessionConnection) => gameOf(watching)?.step;

/** Whether the podium is shown with all its places. */
function isOver(watching: SessionConnection): boolean {
  const scene = gameOf(watching)?.scene;
  return scene?.name === 'podium' && scene.hidden === undefined;
}

/** Answers whatever is open on all phones: the first half of them right. */
async function answerAll(phones: readonly Phone[]): Promise<void> {
  const RIGHT: Record<string, unknown> = { q1: 1, q2: 'Loire', q3: 8849 };
  const WRONG: Record<string, unknown> = { q1: 0, q2: 'Rhine', q3: 12 };
  await expect.poll(() => phones.every(({ game }) => game?.questions.length === 1)).toBe(true);
  const { questionId } = phones[0]!.game!.questions[0]!;
  const given = await Promise.all(
    phones.map((phone, at) => phone.answer(questionId, (at < phones.length / 2 ? RIGHT : WRONG)[questionId])),
  );
  expect(given.map(({ kind }) => kind)).toEqual(phones.map(() => 'value'));
}

test('two hosts, a stage and twenty phones play a whole evening inside one page', async () => {
  const { host, other, stage, phones } = await pageWith(20);
  await expect.poll(() => stage.getState().session?.participants.length).toBe(20);
  await expect.poll(() => host.getState().isHost && other.getState().isHost).toBe(true);
  expect(await host.host.command({ type: 'start' })).toBe('done');
  const seen = new Set<string>();
  for (let moves = 0; !isOver(host) && moves < 40; moves++) {
    const mover = [host, other][moves % 2]!;
    await expect.poll(() => stepOf(mover)).toBe(stepOf(stage));
    const isAsked = sceneOf(mover) === 'question';
    if (isAsked) await answerAll(phones);
    seen.add(await move(mover, isAsked ? 'close' : 'next'));
  }
  expect(seen).toEqual(new Set(['question', 'closed', 'reveal', 'scores', 'round', 'podium']));
  await expect.poll(() => isOver(stage)).toBe(true);
  expect(phones.map(({ game }) => game?.scene.name)).toEqual(phones.map(() => 'podium'));
  const points = phones.map((_phone, at) => (at < phones.length / 2 ? 5 : 0));
  await expect.poll(() => phones.map(({ own }) => own?.points)).toEqual(points);
});
