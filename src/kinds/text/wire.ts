import { acceptedSource, writtenWire } from '../written/wire';

/** A text, compared with those that are accepted. */
export const textWire = {
  ...writtenWire,
  kind: 'text' as const,
  question: {},
  source: { acceptedAnswers: acceptedSource },
};
