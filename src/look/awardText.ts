import type { Award } from '../contract/scores';

/** The messages that say what each award is for. */
export interface AwardTexts {
  onlyRight: (given: { question: string | number }) => string;
  climb: (given: { places: number }) => string;
  closest: (given: { off: number }) => string;
  comeback: (given: { round: string | number }) => string;
  comebackInRound: (given: { number: string | number }) => string;
}

/** Says what an award is for. */
export function awardText({ award, value = '' }: Award, texts: AwardTexts): string {
  switch (award) {
    case 'onlyRight':
      return texts.onlyRight({ question: value });
    case 'climb':
      return texts.climb({ places: Number(value) });
    case 'closest':
      return texts.closest({ off: Number(value) });
    case 'comeback':
      return typeof value === 'number'
        ? texts.comebackInRound({ number: value })
        : texts.comeback({ round: value });
  }
}
