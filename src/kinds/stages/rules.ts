import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import type { KindRules } from '../kindRules';
import {
  faultMessage,
  listField,
  objectOf,
  optionalFileField,
  optionalTextField,
  pointsField,
} from '../../reading/fields';
import type { LanguageRules } from '../../reading/languageRules';
import { acceptedAnswersField, writtenRules } from '../written/rules';
import { MAX_STAGES, MIN_STAGES } from './wire';

export interface StagesKind {
  kind: 'stages';
  stages: { text?: string; image?: string; points: number }[];
  accepted: string[];
  languageRules?: LanguageRules;
}

const stageField = v.pipe(
  objectOf({ text: optionalTextField(QUIZ_LIMITS.clue), image: optionalFileField }),
  v.check(({ text, image }) => text !== undefined || image !== undefined, faultMessage('no_clue')),
);

/** Texts or pictures that are shown one after the other; an earlier right text brings more points. */
export const stagesRules: KindRules<StagesKind> = {
  ...writtenRules('stages'),
  schema: v.pipe(
    objectOf({
      stages: listField(stageField, MIN_STAGES, MAX_STAGES),
      acceptedAnswers: acceptedAnswersField,
      stagePoints: v.nullish(listField(pointsField, MIN_STAGES, MAX_STAGES)),
    }),
    v.forward(
      v.partialCheck(
        [['stages'], ['stagePoints']],
        ({ stages, stagePoints }) => !stagePoints || stagePoints.length === stages.length,
        faultMessage('points_by_clue'),
      ),
      ['stagePoints'],
    ),
    v.forward(
      v.partialCheck(
        [['stagePoints']],
        ({ stagePoints }) =>
          !stagePoints || stagePoints.every((each, at) => at === 0 || each <= stagePoints[at - 1]!),
        faultMessage('points_rise'),
      ),
      ['stagePoints'],
    ),
    v.transform(({ stages, acceptedAnswers, stagePoints }): StagesKind => ({
      kind: 'stages',
      stages: stages.map(({ text, image }, at) => ({
        ...(text !== undefined && { text }),
        ...(image !== undefined && { image }),
        points: stagePoints?.[at] ?? stages.length - at,
      })),
      accepted: acceptedAnswers,
    })),
  ),
  stagesOf: ({ stages }) => stages,
  shown: ({ stages }, stage) => ({
    clues: stages.slice(0, stage + 1).flatMap(({ text }) => (text === undefined ? [] : [text])),
  }),
};
