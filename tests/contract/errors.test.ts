import { describe, expect, test } from 'vitest';
import { errorCodeOfHubError, errorCodeOfProblem } from '../../src/contract/errors';

describe('the code of a problem document', () => {
  test('is the one that it names', () => {
    expect(errorCodeOfProblem({ title: 'Not Found', status: 404, code: 'not_found' })).toBe('not_found');
  });

  test.each([[null], ['<html>'], [{}], [{ code: 'made_up' }], [{ code: 404 }]])('%j has none', (body) => {
    expect(errorCodeOfProblem(body)).toBeUndefined();
  });
});

describe('the code of a hub error', () => {
  test('is the whole text, or a word of a sentence around it', () => {
    const wrapped =
      "An unexpected error occurred invoking 'JoinSession' on the server. HubException: name_taken";
    expect(errorCodeOfHubError(new Error('name_taken'))).toBe('name_taken');
    expect(errorCodeOfHubError(new Error(wrapped))).toBe('name_taken');
  });

  test.each([[new Error('connection lost')], [new Error('surname_taken_over')], ['name_taken'], [undefined]])(
    '%s has none',
    (error) => {
      expect(errorCodeOfHubError(error)).toBeUndefined();
    },
  );
});
