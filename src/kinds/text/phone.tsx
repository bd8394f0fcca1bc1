import type { PhoneKind } from '../phoneKind';
import { TextAnswer } from '../written/phone';

export const textPhone: PhoneKind<'text'> = {
  Control: TextAnswer,
  Given: ({ answer }) => <p className="given">{answer}</p>,
  Right: ({ solution: { accepted } }) => (
    <>
      <p className="given">{accepted[0]}</p>
      {accepted.length > 1 && <p>{accepted.slice(1).join(' · ')}</p>}
    </>
  ),
  inLine: (_question, answer) => answer,
};
