import { describe, expect, it } from 'vitest';
import { ERROR_CODES, errorCodeOfHubError, errorCodeOfProblem } from '../../src/contract/errors';

describe('the code of a problem document', () => {
  it.each(ERROR_CODES.map((code) => [code]))('%s is known', (code) => {
    expect(errorCodeOfProblem({ title: 'Not Found', status: 404, code })).toBe(code);
  });

  it.each([[null], ['<html>'], [{}], [{ code: 'made_up' }], [{ code: 404 }]])('%j has none', (body) => {
    expect(errorCodeOfProblem(body)).toBeUndefined();
  });
});

describe('the code of a hub error', () => {
  it('is the whole text, or a word of a sentence around it', () => {
    const wrapped =
      "An unexpected error occurred invoking 'JoinSession' on the server. HubException: name_taken";
    expect(errorCodeOfHubError(new Error('name_taken'))).toBe('name_taken');
    expect(errorCodeOfHubError(new Error(wrapped))).toBe('name_taken');
  });

  it.each([[new Error('connection lost')], [new Error('surname_taken_over')], ['name_taken'], [undefined]])(
    '%s has none',
    (error) => {
      expect(errorCodeOfHubError(error)).toBeUndefined();
    },
  );
});
