import { listOf } from '../../contract/parsed';
import { fieldsOf, textOf } from '../../host/workshop/draft/fields';
import { type ListKind, NOTHING_YET, RIGHT_COUNT, writtenIn } from '../../host/workshop/workshopKind';
import { acceptedIn, acceptedText } from '../../reading/acceptedText';
import { MAX_PARTS, MIN_PARTS } from './wire';
import { partsOptions } from './workshopDraft';

/** Each answer in the list is a part. */
export const partsWorkshop: ListKind<'parts'> = {
  list: 'parts',
  isNumbered: true,
  textField: 'acceptedAnswers',
  mostAnswers: MAX_PARTS,
  // One field holds several accepted answers.
  longestAnswer: 1000,
  played(draft) {
    const written = writtenIn(draft.answers, partsWorkshop).map(({ label, text: typed }) => {
      const accepted = acceptedIn(typed);
      return { label: label.trim() || NOTHING_YET, accepted: accepted.length ? accepted : [NOTHING_YET] };
    });
    return { kind: 'parts', parts: written, ...(draft.anyOrder && { anyOrder: true }) };
  },
  // Most people know the first part.
  answer({ parts: asked }, at) {
    if (asked.length < MIN_PARTS || at >= RIGHT_COUNT) return undefined;
    return asked.map(({ accepted }, part) => (at < RIGHT_COUNT - 3 * part ? (accepted[0] ?? '') : ''));
  },
  options: partsOptions,
  readAnswers: ({ parts }) =>
    listOf(parts).map((input) => {
      const { label, acceptedAnswers } = fieldsOf(input);
      return { label: textOf(label), text: acceptedText(listOf(acceptedAnswers).map(textOf)), right: false };
    }),
  write: ({ answers }) => ({
    parts: writtenIn(answers, partsWorkshop).map(({ label, text }) => ({
      label,
      acceptedAnswers: acceptedIn(text),
    })),
  }),
};
