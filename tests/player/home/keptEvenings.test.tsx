import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EVENINGS_KEY, hasEvening } from '../../../src/player/home/hasEvening';
import { keepEvening, keptEvenings } from '../../../src/player/home/keptEvenings';
import { evening } from './evenings';

const DAY = 24 * 60 * 60 * 1000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const keep = (quizName: string) => keepEvening('BDFGH', evening({ quizName }));
const names = () => keptEvenings().map((each) => each.evening.quizName);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('an evening on the phone', () => {
  test('is saved completely, latest first', () => {
    expect(hasEvening()).toBe(false);
    keep('One');
    keep('Two');
    expect(names()).toEqual(['Two', 'One']);
    expect(keptEvenings()[0]?.evening).toEqual(evening({ quizName: 'Two' }));
    expect(hasEvening()).toBe(true);
  });

  test('replaces an earlier version of the same quiz, but not another room’s or day’s', () => {
    keep('One');
    keepEvening('BDFGH', evening({ quizName: 'One', rank: 1 }));
    expect(keptEvenings().map((each) => each.evening.rank)).toEqual([1]);
    keepEvening('JKLMP', evening({ quizName: 'One' }));
    keepEvening('BDFGH', evening({ quizName: 'One', date: '2026-11-27' }));
    expect(names()).toEqual(['One', 'One', 'One']);
  });

  test('is kept in addition to the same quiz played again in the room', () => {
    const again = (rank: number) => keepEvening('BDFGH', evening({ quizName: 'One', rank }), 1);
    keep('One');
    again(2);
    again(1);
    expect(keptEvenings().map((each) => [each.quiz, each.evening.rank])).toEqual([
      [1, 1],
      [0, 3],
    ]);
  });

  test('is gone after a week, from the storage too', () => {
    keep('One');
    later(6 * DAY);
    keep('Two');
    later(DAY);
    expect(names()).toEqual(['Two']);
    expect(hasEvening()).toBe(true);
    later(6 * DAY);
    expect([names(), hasEvening()]).toEqual([[], false]);
    expect(localStorage.getItem(EVENINGS_KEY)).toBeNull();
  });

  test('is one of at most ten: the oldest are deleted', () => {
    for (let number = 1; number <= 12; number++) keep(`Quiz ${number}`);
    expect(names()).toHaveLength(10);
    expect(names().at(-1)).toBe('Quiz 3');
  });
});

describe('a storage', () => {
  test('that is full keeps the latest evenings', () => {
    keep('One');
    keep('Two');
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if ((JSON.parse(value) as unknown[]).length > 1) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(keep('Three')).toBe(true);
    expect(names()).toEqual(['Three']);
  });

  test('that is blocked does no harm', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect([keep('One'), names(), hasEvening()]).toEqual([false, [], false]);
  });

  test.each(['', '{', 'null', '{}', '"text"'])('of damaged text, %j, has no evening', (text) => {
    localStorage.setItem(EVENINGS_KEY, text);
    expect([names(), hasEvening()]).toEqual([[], false]);
    expect(keep('One')).toBe(true);
    expect(names()).toEqual(['One']);
  });

  test('loses only those of its evenings that are damaged', () => {
    keep('One');
    const kept = JSON.parse(localStorage.getItem(EVENINGS_KEY)!) as object[];
    localStorage.setItem(EVENINGS_KEY, JSON.stringify([{ keptAt: Date.now() }, 7, null, ...kept]));
    expect(names()).toEqual(['One']);
  });
});
