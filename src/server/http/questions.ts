import { Hono } from 'hono';
import { MAX_SEARCH } from '../../contract/foundQuestions';
import { QUESTION_KINDS } from '../../contract/question';
import { Refusal } from '../../session/refusal';
import { findQuestions, type QuestionSearch } from '../quizzes/questionSearch';
import { answerFresh, onlyWithServerRight, type HttpApp, type HttpContext } from './answers';
import type { AppParts } from './appParts';

/** Finds questions in all quizzes, for who may also read past evenings. */
export function createQuestions({ kept, sessions, hosting, searches }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/', onlyWithServerRight(hosting), (c) => {
    const wish = wishIn(c);
    return searches.run(c, async () => {
      await sessions.refreshQuizzes();
      const played = await kept.played.byKey();
      return answerFresh(c, await findQuestions(kept.quizzes.all, played, wish));
    });
  });
  return app;
}

/** Reads what is looked for; an empty parameter is none. Throws invalid_arguments. */
function wishIn(c: HttpContext): QuestionSearch {
  const [search, named, language] = ['search', 'kind', 'language'].map(
    (name) => c.req.query(name) || undefined,
  );
  if (search && search.length > MAX_SEARCH)
    throw new Refusal('invalid_arguments', `search: at most ${MAX_SEARCH} characters`);
  const kind = QUESTION_KINDS.find((each) => each === named);
  if (named && !kind) throw new Refusal('invalid_arguments', `kind: one of ${QUESTION_KINDS.join(', ')}`);
  return { ...(search && { search }), ...(kind && { kind }), ...(language && { language }) };
}
