import { expect, test } from 'vitest';
import { endpointsOf } from '../../../src/host/api/serverAddress';

test('the base of the calls and both hubs follow from the one address', () => {
  expect(endpointsOf('http://laptop:5000')).toEqual({
    http: 'http://laptop:5000',
    quizHub: 'http://laptop:5000/quizHub',
    gameHub: 'http://laptop:5000/gameHub',
  });
});
