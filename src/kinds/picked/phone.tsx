import './phone.css';
import { answerImagesOf, type Answer, type Question } from '../../contract/question';
import { textBesideLetter } from '../../look/answerSigns';
import { useAttempts } from '../../look/useAttempts';
import {
  AnswerSignIcon,
  AnswerStatusLine,
  DoneButton,
  statusId,
  TakeBack,
  TeamLine,
} from '../../player/answers/AnswerLines';
import {
  useAnswer,
  useAnswerTexts,
  type AnswerControlProps,
  type AnswerTexts,
} from '../../player/answers/usePlay';

type PickedQuestion = Extract<Question, { answers: string[] }>;
type PickedAnswer = number | number[];

/** How selected answers are shown once they can no longer be changed. */
export function pickedPhone(list: 'ol' | 'ul') {
  return {
    Given: ({ question, answer }: { question: PickedQuestion; answer: PickedAnswer }) => (
      <Picked list={list} question={question} places={placesIn(answer)} />
    ),
    Right: ({
      question,
      solution,
    }: {
      question: PickedQuestion;
      solution: { correct: readonly number[] };
    }) => <Picked list={list} question={question} places={solution.correct} />,
    inLine: ({ answers }: PickedQuestion, answer: PickedAnswer, { list: listed }: AnswerTexts) =>
      listed(placesIn(answer).map((place) => answers[place] ?? '')),
  };
}

function placesIn(answer: Answer | undefined): number[] {
  return [answer].flat().filter((place) => typeof place === 'number');
}

interface PickedProps {
  list: 'ol' | 'ul';
  question: Question & { answers?: string[] | undefined };
  places: readonly number[];
}

/** Answers by their places, with their signs. */
export function Picked({ list: List, question, places }: PickedProps) {
  return (
    <List className={List === 'ol' ? 'given given-order' : 'given'}>
      {places.map((place) => (
        <li key={place}>
          <AnswerSignIcon place={place} />
          <AnswerPicture question={question} place={place} />
          <span>{question.answers?.[place]}</span>
        </li>
      ))}
    </List>
  );
}

/** The picture of an answer; its text says what it is. */
function AnswerPicture({ question, place }: { question: Question; place: number }) {
  const url = answerImagesOf(question)[place] ?? '';
  const [attempt, onFailure] = useAttempts(url);
  return url && <img key={attempt} src={url} alt="" loading="lazy" onError={onFailure} />;
}

interface PickAnswerProps extends AnswerControlProps<'choice' | 'multiple' | 'poll'> {
  isSeveral?: boolean;
}

/** Selects one or several answers: each tap is sent at once. Several are completed by a button. */
export function PickAnswer({ question, onAnswer, isSeveral = false }: PickAnswerProps) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const picked = placesIn(answer);

  const pick = (place: number) => {
    if (!isSeveral) return onAnswer(place);
    const next = picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place];
    onAnswer(next.length === 0 ? null : next.sort((one, other) => one - other), false);
  };

  return (
    <>
      <div className="stack tiles" data-several={isSeveral}>
        {question.answers?.map((text, place) => (
          <button
            key={place}
            type="button"
            className="level tile"
            aria-pressed={picked.includes(place)}
            onClick={() => pick(place)}
          >
            <AnswerPicture question={question} place={place} />
            <AnswerSignIcon place={place} /> <span>{textBesideLetter(text, place)}</span>
            <i className="check" aria-hidden="true" />
          </button>
        ))}
      </div>
      {isSeveral && <DoneButton question={question} onAnswer={onAnswer} />}
      <div className="row status-row">
        <AnswerStatusLine
          id={statusId(question)}
          status={status}
          hint={isSeveral ? texts.pickSeveral : texts.pickOne}
          finish={isSeveral ? texts.done : undefined}
        />
        {!isSeveral && <TakeBack question={question} onAnswer={onAnswer} />}
      </div>
      <TeamLine question={question} />
    </>
  );
}
