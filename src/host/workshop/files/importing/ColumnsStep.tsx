import { useId, useState } from 'react';
import { type AskedTable, COLUMN_CHOICES, type ColumnChoice } from '../../../../contract/quizFiles';
import { Select } from '../../../ui/Choices';
import { useQuizFileTexts } from '../../workshopTexts';
import { ImportStep, type WaysOut } from './ImportStep';

interface ColumnsStepProps {
  table: AskedTable;
  onRead: (columns: ColumnChoice[]) => void;
  ways: WaysOut;
}

/** Asks which column of a table is what, since its titles do not say. */
export function ColumnsStep({ table: { rows, guess }, onRead, ways }: ColumnsStepProps) {
  const texts = useQuizFileTexts().importing;
  const [columns, setColumns] = useState<readonly ColumnChoice[]>(guess);
  const [title, hint] = [useId(), useId()];
  const isComplete = columns.includes('question') && columns.includes('right');
  return (
    <ImportStep
      ways={ways}
      go={{
        text: texts.columns.read,
        isOff: !isComplete,
        describedBy: hint,
        onPress: () => onRead([...columns]),
      }}
    >
      <h3 id={title}>{texts.columns.title}</h3>
      <p id={hint} className="small-hint">
        {texts.columns.hint}
      </p>
      <div className="import-columns" role="region" aria-labelledby={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((chosen, at) => (
                <th key={at} scope="col">
                  <Select
                    aria-label={texts.columns.column({ place: at + 1 })}
                    options={COLUMN_CHOICES.map((each) => [
                      each,
                      texts.columns.choices[each === '-' ? 'none' : each],
                    ])}
                    chosen={chosen}
                    onChoose={(choice) => setColumns((now) => withChoice(now, at, choice))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, at) => (
                  <td key={at} dir="auto" data-left-out={columns[at] === '-' || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ImportStep>
  );
}

/** Several columns may hold answers to choose from; of everything else there is one. */
function withChoice(columns: readonly ColumnChoice[], place: number, choice: ColumnChoice): ColumnChoice[] {
  const isOnce = choice !== 'answer' && choice !== 'wrong';
  return columns.map((each, at) => (at === place ? choice : isOnce && each === choice ? '-' : each));
}
