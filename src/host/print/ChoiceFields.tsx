import { useId, useState } from 'react';
import { Check, Radios, Select } from '../ui/Choices';
import { Input } from '../ui/Field';
import {
  CARDS_PER_PAGE,
  countOf,
  LAYOUTS,
  MOST_COPIES,
  type PrintChoices,
  roundsWithout,
  SHEETS,
  storedChoices,
} from './choices';
import { PAPERS, PER_PAGE } from './paper';
import type { TeamRound } from './printedQuiz';
import { roundHeading, usePrintTexts } from './printTexts';

interface ChoiceFieldsProps {
  quizId: string;
  choices: PrintChoices;
  /** All rounds of the quiz. */
  rounds: readonly TeamRound[];
}

/** The rows of a score grid that does not fill its page. */
const USUAL_TEAMS = 12;

/** The print options. Each change takes effect at once and is stored. */
export function ChoiceFields({ quizId, choices, rounds }: ChoiceFieldsProps) {
  const texts = usePrintTexts();
  const change = (changed: Partial<PrintChoices>) =>
    storedChoices.write(JSON.stringify({ ...choices, ...changed }));
  const { sheet } = choices;
  return (
    <>
      <Radios
        legend={texts.sheet}
        values={SHEETS}
        labelOf={(each) => texts.sheets[each]}
        chosen={sheet}
        onChoose={(each) => change({ sheet: each })}
        look="tick"
      >
        <p className="small-hint">{texts.hints[sheet]}</p>
      </Radios>
      <Choice
        label={texts.paper}
        of={PAPERS}
        chosen={choices.paper}
        nameOf={(paper) => texts.papers[paper]}
        onChoose={(paper) => change({ paper })}
      />
      {sheet === 'pictures' && (
        <Choice
          label={texts.perPage.pictures}
          of={PER_PAGE}
          chosen={choices.picturesPerPage}
          onChoose={(picturesPerPage) => change({ picturesPerPage })}
        />
      )}
      {sheet === 'cards' && (
        <>
          <Choice
            label={texts.perPage.cards}
            of={CARDS_PER_PAGE}
            chosen={choices.cardsPerPage}
            onChoose={(cardsPerPage) => change({ cardsPerPage })}
          />
          <Count label={texts.tables} count={choices.tables} onCount={(tables) => change({ tables })} />
        </>
      )}
      {sheet === 'scores' && (
        <>
          <Check
            className="tick"
            label={texts.fillPage}
            on={choices.teams === null}
            onSwitch={(fills) => change({ teams: fills ? null : USUAL_TEAMS })}
          />
          {choices.teams !== null && (
            <Count label={texts.teams} count={choices.teams} onCount={(teams) => change({ teams })} />
          )}
        </>
      )}
      {sheet === 'answers' && (
        <Choice
          label={texts.layout}
          of={LAYOUTS}
          chosen={choices.layout}
          nameOf={(layout) => texts.layouts[layout]}
          onChoose={(layout) => change({ layout })}
        />
      )}
      {(sheet === 'answers' || sheet === 'pictures') && (
        <>
          <Count label={texts.copies} count={choices.copies} onCount={(copies) => change({ copies })} />
          <Check
            className="tick"
            label={texts.numbered}
            on={choices.numbered}
            onSwitch={(numbered) => change({ numbered })}
          />
        </>
      )}
      {sheet !== 'cards' && rounds.length > 1 && (
        <RoundChoice quizId={quizId} choices={choices} rounds={rounds} change={change} />
      )}
    </>
  );
}

interface RoundChoiceProps extends ChoiceFieldsProps {
  change: (changed: Partial<PrintChoices>) => void;
}

function RoundChoice({ quizId, choices, rounds, change }: RoundChoiceProps) {
  const texts = usePrintTexts();
  const without = roundsWithout(choices, quizId);
  const toggle = (index: number) => {
    const others = [...without].filter((each) => each !== index);
    change({ without: { quizId, rounds: without.has(index) ? others : [...others, index] } });
  };
  return (
    <fieldset>
      <legend>{texts.rounds}</legend>
      {rounds.map((round) => (
        <Check
          key={round.index}
          className="tick"
          label={roundHeading(round, texts.onPaper)}
          on={!without.has(round.index)}
          onSwitch={() => toggle(round.index)}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  of: readonly T[];
  chosen: T;
  nameOf?: (each: T) => string;
  onChoose: (each: T) => void;
}

/** A choice of one from a few options, in a drop-down list. */
function Choice<T extends string | number>({ label, of, nameOf = String, ...choice }: ChoiceProps<T>) {
  return (
    <label className="row labelled-choice">
      {label}
      <Select options={of.map((each) => [each, nameOf(each)])} {...choice} />
    </label>
  );
}

interface CountProps {
  label: string;
  count: number;
  onCount: (count: number) => void;
}

/** A number field. Invalid input changes nothing. */
function Count({ label, count, onCount }: CountProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="row labelled-choice" htmlFor={id}>
      {label}
      <Input
        id={id}
        type="number"
        min={1}
        max={MOST_COPIES}
        w="6rem"
        value={typed ?? count}
        aria-invalid={typed !== null && countOf(typed) === undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = countOf(event.target.value);
          if (read !== undefined) onCount(read);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
