import type { Imported, Remark } from '../../../contract/quizFiles';
import { placeText } from '../faults';
import type { MediaFolder } from '../mediaFolder';
import { namedMedia } from '../namedMedia';
import { sayText, type ReportLanguage } from '../remarks/texts';

/** The same with a remark for each picture, sound and film that the quiz names and the media folder cannot show. */
export async function withMediaRemarks(
  imported: Imported,
  folder: MediaFolder,
  language: ReportLanguage,
): Promise<Imported> {
  const remarks: Remark[] = [];
  for (const { path, kind, fileName } of namedMedia(imported.quiz)) {
    await folder.look(fileName);
    if (!folder.faultOf(kind, fileName)) continue;
    remarks.push({ where: placeText(path, language), message: sayText(language, 'mediaMissing', fileName) });
  }
  return { ...imported, report: [...imported.report, ...remarks] };
}
