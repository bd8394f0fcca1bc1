import type { QuizProblem } from '../../../contract/errors';
import { QUESTION_KINDS, QUIZ_LIMITS } from '../../../contract/question';
import { Button } from '../../ui/Button';
import type { Key, QuizDraft } from '../draft/draft';
import { emptyRound } from '../draft/empty';
import { QUIZ_NAME, questionField, quizPart, roundTitle } from '../saving/editing';
import { useQuizStore } from '../saving/useQuizStore';
import { GrowingText } from './fields';
import { isEnter, kindModifier } from './keys';
import { QuizSettingsFields } from './QuizSettings';
import { RoundSection } from './RoundSection';
import { useWorkshopTexts } from '../workshopTexts';

interface QuizFormProps {
  draft: QuizDraft;
  open: Key | null;
  problems: ReadonlyMap<Key, readonly QuizProblem[]>;
}

/** The whole quiz on one page. */
export function QuizForm({ draft, open, problems }: QuizFormProps) {
  const texts = useWorkshopTexts();
  const store = useQuizStore();
  const addRound = () => {
    const round = emptyRound();
    const [question] = round.questions;
    store.edit((each) => ({ ...each, rounds: [...each.rounds, round] }), {
      focus: roundTitle(round.key),
      open: question?.key ?? null,
    });
  };
  return (
    <div className="quiz-form">
      <QuizHead draft={draft} />
      {draft.rounds.map((round, index) => (
        <RoundSection
          key={round.key}
          round={round}
          index={index}
          above={draft.settings}
          open={round.questions.some((question) => question.key === open) ? open : null}
          problems={problems}
        />
      ))}
      <Button className="add-round" variant="outline" onClick={addRound}>
        + {texts.round.add}
      </Button>
    </div>
  );
}

/** The quiz as a whole: its name, its description, and how it is played. */
function QuizHead({ draft }: { draft: QuizDraft }) {
  const store = useQuizStore();
  const texts = useWorkshopTexts().quiz;
  const { name, description } = draft;
  return (
    <div className="quiz-head">
      <GrowingText
        className="draft-name"
        id={QUIZ_NAME}
        aria-label={texts.name}
        placeholder={texts.name}
        value={name}
        most={QUIZ_LIMITS.quizName}
        onText={(text) => store.edit((each) => ({ ...each, name: text }), { field: 'name' })}
        onKeyDown={(event) => {
          const first = draft.rounds[0]?.questions[0];
          if (!isEnter(event.nativeEvent) || !first) return;
          event.preventDefault();
          store.open(first.key, questionField(first.key));
        }}
      />
      <GrowingText
        id={quizPart('quizDescription')}
        aria-label={texts.description}
        placeholder={texts.description}
        value={description}
        most={QUIZ_LIMITS.quizDescription}
        onText={(text) => store.edit((each) => ({ ...each, description: text }), { field: 'description' })}
      />
      <QuizSettingsFields draft={draft} />
      {/* On a touch screen there are no such keys. */}
      <p className="small-hint">{texts.keys({ key: kindModifier(), kinds: QUESTION_KINDS.length })}</p>
    </div>
  );
}
