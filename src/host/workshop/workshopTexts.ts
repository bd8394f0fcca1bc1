import type { QuestionKind } from '../../contract/question';
import { dayFormat } from '../../contract/wording/days';
import type { Message } from '../../contract/wording/say';
import { type Catalogue, defineTexts } from '../texts/useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['workshop']>>('../../locales/*/workshop.json'),
  ({ files, ...texts }, language) => ({
    ...texts,
    files: { ...files, time: dayFormat(language, { dateStyle: 'medium', timeStyle: 'short' }) },
  }),
);

export const useWorkshopTexts = () => useTexts().workshop;
export const useQuestionTexts = () => useTexts().question;
export const useKindTexts = () => useTexts().kinds;

/** The words for a kind's list of answers; those after `answer` only where each answer has a label. */
interface ListTexts {
  /** The name of the list. */
  answers?: string;
  /** The name of an answer's field. */
  answer: Message;
  /** The button that adds one. */
  add?: string;
  /** The name of one, with its label. */
  part?: Message;
  /** The name of a label's field, and an example of a label. */
  label?: Message;
  example?: string;
  /** A hint below the name of the list. */
  several?: string;
}
export const useListTexts = ({ kind }: { kind: QuestionKind }): ListTexts => useKindTexts()[kind];
export const usePreviewTexts = () => useTexts().preview;
export const useSavingTexts = () => useTexts().saving;
export const useQuizFileTexts = () => useTexts().files;
