import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/server/environment';
import { parseQuizFile } from '../../../src/server/quizzes/quizFile';
import { StartError } from '../../../src/server/refusal';
import { quizOf } from '../../support/gameQuizzes';
import { openSession, startQuizServer } from '../../support/quizServer';

const TIMEOUT_MS = 60_000;
const DEPTH = 8_000;
const deep = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);
const text = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(deep('[', ']'), deep('{"quizId":', '}'), `{"quizId":${deep('[', ']')}}`, '{"quizId":'),
  fc.jsonValue().map((quizId) => JSON.stringify({ quizId })),
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  text.map((each) => Buffer.from(each)),
  text.chain((each) => fc.nat(each.length).map((end) => Buffer.from(each.slice(0, end)))),
);

describe('a hostile caller of REST', { timeout: TIMEOUT_MS }, () => {
  it('opens no session with any bytes, and gets 400, 404 or 413', async () => {
    const server = await startQuizServer({ limits: { maxSessions: 1 } });
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => {
        const { status } = await fetch(`${server.origin}/session`, { method: 'POST', body });
        expect([400, 404, 413]).toContain(status);
      }),
      { numRuns: 2_000 },
    );
    expect(server.logged).toEqual([]);
    expect(await openSession(server)).toHaveProperty('sessionCode');
  });

  it('reads nothing under any code but an open one', async () => {
    const server = await startQuizServer();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (code) => {
        const { status } = await fetch(`${server.origin}/session/x${encodeURIComponent(code)}`);
        expect([404, 429]).toContain(status);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('any file at all is a quiz or is refused with a reason', { timeout: TIMEOUT_MS }, () => {
  const question = fc.record(
    {
      question: fc.string(),
      answers: fc.array(fc.string()),
      correctAnswer: fc.oneof(fc.integer(), fc.double()),
    },
    { requiredKeys: [] },
  );
  const almost = fc
    .record(
      { quizId: fc.jsonValue(), quizName: fc.string(), questions: fc.array(question) },
      { requiredKeys: [] },
    )
    .map((each) => Buffer.from(JSON.stringify(each)));
  fc.assert(
    fc.property(fc.string(), fc.oneof(bytes, almost), (name, content) => {
      const parsed = parseQuizFile(`${name}.json`, content);
      if (!parsed.ok) return void expect(parsed.reason).toMatch(/./);
      expect(parsed.value.quizName.trim()).not.toBe('');
      const { rounds } = quizOf(parsed.value.source as object);
      for (const question of rounds.flatMap(({ questions }) => questions)) {
        if (question.kind !== 'choice') throw Error('another kind');
        expect(question.answers[question.correct[0]!]).toEqual(expect.any(String));
      }
    }),
    { numRuns: 5_000 },
  );
});

it('any environment is settings or a sentence that names the variable', { timeout: TIMEOUT_MS }, () => {
  const names = fc.constantFrom('PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'ALLOWED_ORIGINS', 'HOSTING');
  const value = fc.oneof(fc.string(), fc.webUrl(), fc.nat(99_999).map(String), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.dictionary(names, value), (env) => {
      try {
        const { port, allowedOrigins } = readSettings(env);
        expect(Number.isInteger(port) && port >= 0 && port <= 65_535).toBe(true);
        for (const origin of allowedOrigins) expect(new URL(origin).origin).toBe(origin);
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
        expect((error as Error).message).toMatch(/^(PORT|PUBLIC_URL|ALLOWED_ORIGINS|HOSTING) must be /);
      }
    }),
    { numRuns: 5_000 },
  );
});
