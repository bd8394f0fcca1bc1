import type { Language } from '../../../contract/languages';
import * as v from 'valibot';
import type { ErrorCode } from '../../../contract/errors';
import { parseReport, type Remark } from '../../../contract/quizFiles';
import { QuizApiError } from '../../api/quizApiError';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';
import { useSpoken } from '../../texts/useLanguage';
import type { QuizFileTexts } from '../texts/workshopTexts';

/** Whom calls about quiz files go to, and the language of what comes back. */
export interface Caller {
  address: string;
  lang: Language;
}

/** The server in use, asked in the host's language. */
export function useCaller(): Caller {
  return { address: useServerAddress(), lang: useSpoken() };
}

type Why = QuizFileTexts['why'];

const BY_CODE: Partial<Record<ErrorCode, keyof Why>> = {
  host_only: 'forbidden',
  quiz_not_found: 'gone',
  quiz_changed: 'changed',
  file_too_large: 'tooLarge',
  body_too_large: 'quizTooLarge',
  save_failed: 'notStored',
};

const detailSchema = v.object({ detail: v.string() });
const problemsSchema = v.object({ problems: v.array(v.object({ message: v.string() })) });

/** Why a call about quiz files failed, in a sentence for the host. Logs it too. */
export function reasonOf(error: unknown, why: Why): string {
  logFailure('A call about quiz files failed', error);
  if (!(error instanceof QuizApiError)) return why.other;
  const { failure } = error;
  if (failure.kind === 'unreachable' || failure.kind === 'timeout') return why.unreachable;
  if (failure.kind !== 'http') return why.other;
  return saidBy(failure.code, failure.body) ?? why[(failure.code && BY_CODE[failure.code]) ?? 'other'];
}

/** What the server found wrong in a file, each with its place. */
export function reportOf(error: unknown): Remark[] {
  if (!(error instanceof QuizApiError) || error.failure.kind !== 'http') return [];
  const parsed = parseReport(error.failure.body);
  return parsed.ok ? parsed.value.report : [];
}

/** What the server says itself: why a file cannot be read now or ever, and what keeps a quiz from being played. */
function saidBy(code: ErrorCode | undefined, body: unknown): string | undefined {
  if (code === 'import_failed' || code === 'server_busy') {
    const parsed = v.safeParse(detailSchema, body);
    return parsed.success ? parsed.output.detail : undefined;
  }
  if (code === 'quiz_invalid') {
    const parsed = v.safeParse(problemsSchema, body);
    return parsed.success ? parsed.output.problems.map(({ message }) => message).join(' ') : undefined;
  }
  return undefined;
}
