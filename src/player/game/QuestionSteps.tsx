import type { GameTexts } from './texts';

interface QuestionStepsProps {
  /** From 0, among those that are open. */
  place: number;
  of: number;
  /** Whether a question further on was asked since. */
  isNew: boolean;
  texts: GameTexts;
  onStep: (place: number) => void;
}

/** Moves among the questions that are open. */
export function QuestionSteps({ place, of, isNew, texts, onStep }: QuestionStepsProps) {
  return (
    <nav className="steps">
      <button type="button" className="quiet" disabled={place === 0} onClick={() => onStep(place - 1)}>
        {texts.previous}
      </button>
      <span>{texts.placeOf(place + 1, of)}</span>
      <button
        type="button"
        className="quiet"
        data-new={isNew}
        disabled={place === of - 1}
        onClick={() => onStep(place + 1)}
      >
        {isNew && place === of - 2 ? texts.newQuestion : texts.next}
      </button>
    </nav>
  );
}
