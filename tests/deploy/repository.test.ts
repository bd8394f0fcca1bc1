import { expect, test } from 'vitest';

const SCRIPT = '../../deploy/package/repository.mjs';
const { repositoryFields } = (await import(SCRIPT)) as { repositoryFields: (origin: string) => object };

test.each([
  'https://code.example/owner/quiz-night',
  'https://code.example/owner/quiz-night.git',
  'https://user:secret@code.example/owner/quiz-night.git',
  'git@code.example:owner/quiz-night.git',
  'ssh://git@code.example/owner/quiz-night',
])('a clone of %s names its repository', (origin) => {
  expect(repositoryFields(origin)).toEqual({
    homepage: 'https://code.example/owner/quiz-night#readme',
    repository: { type: 'git', url: 'git+https://code.example/owner/quiz-night.git' },
    bugs: 'https://code.example/owner/quiz-night/issues',
  });
});

test.each(['', '/home/me/quiz-night', '../quiz-night', 'C:\\quiz-night', 'file:///srv/quiz-night.git'])(
  'a clone of "%s" names none',
  (origin) => expect(repositoryFields(origin)).toEqual({}),
);
