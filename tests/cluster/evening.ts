import { expect } from '@playwright/test';
import type { Scene } from '../../src/contract/scene';
import type { CreatedSession } from '../../src/contract/toMonitors';
import { type Cluster, untilAnswered } from './cluster';
import { TestPhone, TestScreen } from './visitors';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

/**
 * A session in the middle of an open question, with a host, a monitor and phones, distributed by the
 * balancer.
 */
export class Evening {
  readonly phones: TestPhone[] = [];
  readonly host: TestScreen;
  readonly monitor: TestScreen;
  readonly code: string;
  #answers = 0;

  private constructor(
    readonly cluster: Cluster,
    private readonly session: CreatedSession,
  ) {
    this.code = String(session.sessionCode);
    this.host = this.openHost();
    this.monitor = TestScreen.monitor(cluster.origin, this.code);
  }

  static async begin(cluster: Cluster): Promise<Evening> {
    const evening = new Evening(cluster, await cluster.openSession());
    for (const name of NAMES) evening.join(name);
    await evening.expectBack();
    await evening.host.press(() => ({ type: 'start' }));
    // The answers to the first question stay as they are, those to the second change.
    for (const number of [1, 2]) {
      await evening.goOnTo((scene) => scene.name === 'question' && scene.question.number === number);
      await expect
        .poll(() => evening.phones.every(({ questions }) => questions.length === number))
        .toBe(true);
      evening.answer();
      await evening.expectBack();
    }
    return evening;
  }

  get screens(): TestScreen[] {
    return [this.host, this.monitor];
  }

  /** Opens a new page of the host's. */
  openHost(): TestScreen {
    return TestScreen.host(this.cluster.origin, this.session);
  }

  /** Joins a player, through the balancer or through one process. */
  join(name: string, origin = this.cluster.origin): TestPhone {
    const phone = new TestPhone(origin, this.code, name);
    this.phones.push(phone);
    return phone;
  }

  /** Lets each phone answer the latest question, or change its answer. */
  answer(): void {
    this.#answers++;
    for (const phone of this.phones) {
      const questionId = phone.questions.at(-1);
      if (questionId) phone.answer(questionId, `${phone.name} ${this.#answers}`);
    }
  }

  /** Returns how much time the question has left, reading the session now. */
  async remainingMs(): Promise<number> {
    const { game } = await this.cluster.readSession(this.code);
    if (game?.scene.name !== 'question') throw new Error('no question is open');
    return game.scene.remainingMs!;
  }

  /** Expects every screen and every phone to be connected, with nothing left to send. */
  async expectBack(): Promise<void> {
    await expect.poll(() => this.#missing()).toEqual([]);
  }

  /** Expects the same of a person who presses "Try again" as often as a screen gives up, however late. */
  async bringBack(): Promise<void> {
    const missing = () => {
      this.screens.forEach((screen) => screen.tryAgain());
      return this.#missing();
    };
    await expect.poll(missing).toEqual([]);
  }

  #missing(): unknown[] {
    return [
      ...this.screens.filter(({ isConnected }) => !isConnected).map(({ state }) => state.connection),
      ...this.phones.filter(({ isSettled }) => !isSettled).map(({ name }) => name),
    ];
  }

  /** Expects that no admitted player and no acknowledged answer is missing. */
  async expectWhole(): Promise<void> {
    await this.expectBack();
    const { participants } = await this.cluster.readSession(this.code);
    expect(participants).toEqual(expect.arrayContaining(this.phones.map(({ name }) => name)));
    const stored = await this.cluster.storedAnswers(this.code);
    for (const phone of this.phones) {
      expect(phone.refused).toEqual([]);
      const acknowledged = Object.fromEntries(phone.acknowledged);
      const { own } = await untilAnswered(() => phone.admission());
      expect(own?.answers).toEqual(acknowledged);
      expect(stored[phone.name]).toEqual(acknowledged);
    }
  }

  close(): void {
    for (const each of [...this.screens, ...this.phones]) each.close();
  }

  /** Lets the host move on to such a scene. */
  async goOnTo(isReached: (scene: Scene) => boolean): Promise<void> {
    const { host } = this;
    while (!isReached(host.game.scene)) {
      const { step } = host.game;
      await host.press(() => ({ type: 'next', step }));
      await expect.poll(() => host.game.step).toBeGreaterThan(step);
    }
  }
}
