import { describe, expect, test } from 'vitest';
import { parseCreatedSession, parsePlayerJoined, parseSession } from '../../src/contract/toMonitors';

const session = {
  quizId: 'pub',
  sessionCode: 'BDFGH',
  participants: ['Anna', 'Ben'],
  quizName: 'Pub Quiz',
  quizDescription: 'For all',
};

describe('a session', () => {
  test('drops unknown fields', () => {
    expect(parseSession({ ...session, phase: 'soon', revision: 3 })).toEqual({
      ok: true,
      value: session,
    });
  });

  test('may say where phones join', () => {
    const joinUrls = ['http://192.168.1.7:5000/join/BDFGH', 'https://quiz.example/join/BDFGH'];
    const reachable = { ...session, joinUrl: joinUrls[0], joinUrls };
    expect(parseSession(reachable)).toEqual({ ok: true, value: reachable });
  });

  test.each([[null], [7], [''], ['javascript:alert(1)'], ['192.168.1.7/join']])(
    'is read without a join address that is none (%j)',
    (joinUrl) => {
      expect(parseSession({ ...session, joinUrl, joinUrls: [joinUrl] })).toEqual({
        ok: true,
        value: session,
      });
    },
  );

  test('keeps known notices and drops others', () => {
    for (const notice of ['in_memory', 'store_silent', 'store_damaged'])
      expect(parseSession({ ...session, notice })).toEqual({ ok: true, value: { ...session, notice } });
    for (const notice of ['on_fire', 7, null, ['in_memory']])
      expect(parseSession({ ...session, notice })).toEqual({ ok: true, value: session });
  });

  test('may list who is away, and drops what is not a list', () => {
    const away = ['Anna'];
    expect(parseSession({ ...session, away })).toEqual({ ok: true, value: { ...session, away } });
    expect(parseSession({ ...session, away: 'Anna' })).toEqual({ ok: true, value: session });
  });

  test('may have numeric ids', () => {
    const numeric = { ...session, quizId: 7, sessionCode: 4711 };
    expect(parseSession(numeric)).toEqual({ ok: true, value: numeric });
  });

  test('has nobody in it as long as it names no participants', () => {
    expect(parseSession({ ...session, participants: undefined })).toEqual({
      ok: true,
      value: { ...session, participants: [] },
    });
  });

  test('is not read if its participants are null', () => {
    expect(parseSession({ ...session, participants: null }).ok).toBe(false);
  });

  test('says which field cannot be read', () => {
    expect(parseSession({ ...session, participants: [{ name: 'Anna' }] })).toEqual({
      ok: false,
      reason: expect.stringContaining('participants.0'),
    });
  });

  test.each([[null], ['<html>'], [[]], [{}], [{ ...session, quizName: null }]])(
    'is not read from %j',
    (input) => {
      expect(parseSession(input).ok).toBe(false);
    },
  );
});

describe('a created session', () => {
  test('has its host key, which is dropped from all other answers', () => {
    const created = { ...session, hostKey: 'q4ul-_AbCdEfGhIjKlMnOw' };
    expect(parseCreatedSession(created)).toEqual({ ok: true, value: created });
    expect(parseSession(created)).toEqual({ ok: true, value: session });
  });

  test.each([[undefined], [null], [7], [''], ['A'.repeat(23)], ['A'.repeat(21) + '!']])(
    'is read without a host key that is none (%j)',
    (hostKey) => {
      expect(parseCreatedSession({ ...session, hostKey })).toEqual({ ok: true, value: session });
    },
  );
});

describe('PlayerJoined', () => {
  test.each([[{ players: ['Anna'] }], [['Anna']], [{ players: ['Anna'], count: 1 }]])(
    'is read from %j',
    (input) => {
      expect(parsePlayerJoined(input)).toEqual({ ok: true, value: ['Anna'] });
    },
  );

  test.each([[[]], [{ players: [] }]])('%j reads as nobody', (input) => {
    expect(parsePlayerJoined(input)).toEqual({ ok: true, value: [] });
  });

  test.each([[null], ['Anna'], [{}], [[1]], [{ players: null }], [{ players: 'Anna' }], [undefined]])(
    'is not read from %j',
    (input) => {
      expect(parsePlayerJoined(input).ok).toBe(false);
    },
  );
});
