import type { Imported, Remark } from '../../../contract/quizFiles';
import { readQuiz } from '../../game/readQuiz';
import type { MediaFolder } from '../mediaFolder';
import { namedMedia } from '../namedMedia';
import { sayText, type Language } from '../remarks/sayText';

/** The same with a remark for each picture, sound and film that the quiz names and the media folder cannot show. */
export async function withMediaRemarks(
  imported: Imported,
  folder: MediaFolder,
  language: Language,
): Promise<Imported> {
  const { quiz } = imported;
  const game = readQuiz(quiz);
  if (!game.ok) return imported;
  const remarks: Remark[] = [];
  for (const { where, kind, fileName } of namedMedia(game.value, Array.isArray(quiz.rounds))) {
    await folder.look(fileName);
    if (!folder.faultOf(kind, fileName)) continue;
    const message = sayText(language, 'mediaMissing', fileName);
    remarks.push({ where: placeText(where, language), message });
  }
  return { ...imported, report: [...imported.report, ...remarks] };
}

/** A place such as "round 2, question 3" in the host's language. */
function placeText(where: string, language: Language): string {
  const inHostWords = (_all: string, word: 'round' | 'question', number: string) =>
    sayText(language, word, number);
  return where
    .replace(/(round|question) (\d+)/g, inHostWords)
    .replace('tieBreak', sayText(language, 'tieBreak'));
}
