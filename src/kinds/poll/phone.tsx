import { PickAnswer, Picked } from '../picked/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';
import { TextAnswer } from '../written/phone';

export const pollPhone: PhoneKind<'poll'> = {
  Control: (props) => (props.question.answers ? <PickAnswer {...props} /> : <TextAnswer {...props} />),
  Given: ({ question, answer }) =>
    typeof answer === 'number' ? (
      <Picked list="ul" question={question} places={[answer]} />
    ) : (
      <p className="given">{answer}</p>
    ),
  inLine: ({ answers = [] }, answer) => (typeof answer === 'number' ? (answers[answer] ?? '') : answer),
};
