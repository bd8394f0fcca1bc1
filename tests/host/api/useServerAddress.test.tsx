import { describe, expect, test } from 'vitest';
import { checkServerAddress, readServerAddress } from '../../../src/host/api/useServerAddress';

test('an invalid stored address is ignored', () => {
  localStorage.setItem('quiz-night.server-address', 'nonsense ://');
  expect(readServerAddress()).toBe('http://localhost:5000');
});

test('a page that a quiz server served defaults to that server', () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'quiz-server', content: 'embedded' });
  document.head.append(meta);
  expect(readServerAddress()).toBe(window.location.origin);
  meta.remove();
});

describe('a valid address', () => {
  test.each([
    ['http://192.168.0.10:5000', 'http://192.168.0.10:5000'],
    ['192.168.0.10:5000', 'http://192.168.0.10:5000'],
    ['localhost:5000', 'http://localhost:5000'],
    ['localhost', 'http://localhost'],
    ['laptop.local', 'http://laptop.local'],
    ['laptop:5000/night', 'http://laptop:5000/night'],
    ['  http://laptop:5000/  ', 'http://laptop:5000'],
    ['https://Quiz.Example/', 'https://quiz.example'],
    ['HTTP://laptop', 'http://laptop'],
    ['https://quiz.example/night//', 'https://quiz.example/night'],
    ['https://quiz.example/night/one', 'https://quiz.example/night/one'],
    ['[::1]:5000', 'http://[::1]:5000'],
    ['http://bühne.example', 'http://xn--bhne-0ra.example'],
  ])('%s is stored as %s', (typed, address) => {
    expect(checkServerAddress(typed)).toEqual({ ok: true, address });
  });
});

describe('an invalid address', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['ftp://laptop', 'scheme'],
    ['ws://laptop:5000', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'not_an_address'],
    ['http:laptop', 'not_an_address'],
    ['http://', 'not_an_address'],
    ['http://a b', 'not_an_address'],
    ['laptop/a b', 'not_an_address'],
    ['laptop:99999', 'not_an_address'],
    ['laptop:0', 'not_an_address'],
    ['5000', 'not_an_address'],
    ['foo', 'not_an_address'],
    ['foo/night', 'not_an_address'],
    ['192.168.1', 'not_an_address'],
    ['192.168.1.999', 'not_an_address'],
    ['/quizzes', 'not_an_address'],
    ['.', 'not_an_address'],
    ['host:secret@laptop', 'credentials'],
    ['http://host@laptop:5000', 'credentials'],
    ['laptop:5000?quiz=1', 'query'],
    ['http://laptop/#top', 'query'],
  ])('"%s" is refused: %s', (typed, fault) => {
    expect(checkServerAddress(typed)).toEqual({ ok: false, fault });
  });
});
