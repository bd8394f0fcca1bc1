import type { Imported, Remark } from '../../../../contract/quizFiles';
import {
  isDraft,
  questionsInOrder,
  type QuestionSource,
  type QuizSource,
} from '../../../../contract/question';
import { Button } from '../../../ui/Button';
import { Check, Radios } from '../../../ui/Choices';
import { useWords } from '../../../texts/roomTexts';
import { useQuizFileTexts } from '../../workshopTexts';
import { Understood } from './ImportedQuestions';
import {
  alikeAnswers,
  choosable,
  doubtfulAnswer,
  withAnswer,
  withOne,
  withQuestion,
  withRight,
} from './mends';

interface ChecksProps {
  imported: Imported;
  /** The quiz as the host has mended it. */
  quiz: QuizSource;
  onMend: (quiz: QuizSource) => void;
  /** Called to read the file again with what it hides. */
  onHidden: () => void;
}

/** What to check: questions that are in doubt, then all others as the file has them, then the file as a whole. */
export function ChecksList({ imported, quiz, onMend, onHidden }: ChecksProps) {
  const texts = useQuizFileTexts().importing;
  const { report } = imported;
  const [before, now] = [questionsInOrder(imported.quiz), questionsInOrder(quiz)];
  const rankOf = ({ question, line }: Remark) => {
    const asked = question === undefined ? undefined : before[question];
    if (asked && (isDraft(asked) || alikeAnswers(asked).length > 0)) return 0;
    return question !== undefined || line !== undefined ? 1 : 2;
  };
  const inOrder = report
    .map((remark) => ({ remark, rank: rankOf(remark) }))
    .sort((one, other) => one.rank - other.rank || (one.remark.line ?? 0) - (other.remark.line ?? 0))
    .map(({ remark }) => remark);
  const places = [...new Set(inOrder.map(({ where }) => where))];
  const title = report.every(({ question }) => question !== undefined) ? texts.toCheck : texts.notTaken;
  return (
    <div className="import-losses">
      <p className={report.length ? undefined : 'complete'}>{report.length ? title : texts.complete}</p>
      {report.length > 0 && (
        <div className="remark-list import-checks" role="group" aria-label={title} tabIndex={0}>
          <ul>
            {places.map((place) => {
              const remarks = inOrder.filter(({ where }) => where === place);
              const at = remarks[0]?.question ?? -1;
              return (
                <Place
                  key={place}
                  remarks={remarks}
                  imported={before[at]}
                  question={now[at]}
                  onMend={(mended) => onMend(withQuestion(quiz, at, mended))}
                />
              );
            })}
          </ul>
        </div>
      )}
      {report.some(({ hidden }) => hidden) && (
        <Button variant="outline" onClick={onHidden}>
          {texts.takeHidden}
        </Button>
      )}
    </div>
  );
}

interface PlaceProps {
  /** All that is said about one place of the file. */
  remarks: readonly Remark[];
  /** What was made of it, and what the host has made of that; undefined where it is no question. */
  imported: QuestionSource | undefined;
  question: QuestionSource | undefined;
  onMend: (mended: QuestionSource) => void;
}

/** What is said about a place of the file, with what stands there and what was made of it. */
function Place({ remarks, imported, question, onMend }: PlaceProps) {
  const words = useWords();
  const [{ where, source } = { where: '' }] = remarks;
  const howMany = imported && choosable(imported);
  return (
    <li>
      <b>{words.label({ label: where })}</b> {remarks.map(({ message }) => message).join(' ')}
      {source && (
        <blockquote dir="auto" className="import-source">
          {source}
        </blockquote>
      )}
      {question && (howMany ? <p dir="auto">{question.question}</p> : <Understood question={question} />)}
      {question && howMany && <RightAnswers howMany={howMany} question={question} onMend={onMend} />}
      {question && <OtherMends question={question} onMend={onMend} />}
    </li>
  );
}

interface MendProps {
  question: QuestionSource;
  onMend: (mended: QuestionSource) => void;
}

/** Asks which of the answers are right. */
function RightAnswers({ howMany, question, onMend }: MendProps & { howMany: 'one' | 'several' }) {
  const texts = useQuizFileTexts().importing.mends;
  const { answers, correctAnswer, correctAnswers } = question;
  const all = answers ?? [];
  const labelOf = (place: number) => <bdi>{all[place]}</bdi>;
  if (howMany === 'one')
    return (
      <Radios
        className="import-mend"
        legend={texts.right}
        values={[...all.keys()]}
        labelOf={labelOf}
        chosen={correctAnswer ?? undefined}
        onChoose={(place) => onMend(withRight(question, [place]))}
      />
    );
  const right = correctAnswers ?? [];
  return (
    <fieldset className="import-mend">
      <legend>{texts.rights}</legend>
      {[...all.keys()].map((place) => (
        <Check
          key={place}
          label={labelOf(place)}
          on={right.includes(place)}
          onSwitch={(on) =>
            onMend(
              withRight(question, on ? [...right, place].sort() : right.filter((each) => each !== place)),
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** Offers to take what is doubtful as the answer, and one of several answers that are alike. */
function OtherMends({ question, onMend }: MendProps) {
  const texts = useQuizFileTexts().importing.mends;
  const said = doubtfulAnswer(question);
  const offers = [
    ...(said ? [{ text: texts.accept({ text: said }), mended: withAnswer(question, said) }] : []),
    ...alikeAnswers(question).map((text) => ({
      text: texts.keep({ text }),
      mended: withOne(question, text),
    })),
  ];
  if (!offers.length) return null;
  return (
    <div className="row import-mend">
      {offers.map(({ text, mended }) => (
        <Button
          key={text}
          variant="outline"
          onClick={({ currentTarget }) => {
            // The button vanishes.
            currentTarget.closest<HTMLElement>('[role="group"]')?.focus();
            onMend(mended);
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
