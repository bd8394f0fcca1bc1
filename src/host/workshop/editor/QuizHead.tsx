import { QUIZ_LIMITS, TIE_BREAK_KIND } from '../../../contract/question';
import { questionCard, questionField, QUIZ_NAME, type QuizDraft, quizPart, RULES } from '../draft/draft';
import { isTyped, QUIZ_FIELDS } from '../draft/fields';
import { emptyQuestion, scaleOf } from '../draft/questions';
import { type Edit, scoreAlike } from '../draft/edits';
import { isEnter, kindModifier, KINDS_WITH_KEY } from '../draft/typing';
import { Check } from '../../ui/Choices';
import { lazily } from '../../ui/Loading';
import { useQuizStore } from '../saving/useQuizStore';
import { FieldGroup, SettingField } from './DraftFields';
import { GrowingText } from './fields';
import { OpenQuestion } from './OpenQuestion';
import { NO_PROBLEMS } from './ProblemList';
import { useWorkshopTexts } from '../workshopTexts';

const ScaleChoice = lazily(() => import('../../ui/ScaleChoice').then((part) => part.ScaleChoice), null);

/** The quiz as a whole: its name, its description, and how it is played. */
export function QuizHead({ draft }: { draft: QuizDraft }) {
  const store = useQuizStore();
  const texts = useWorkshopTexts().quiz;
  const { name, description } = draft;
  const scale = scaleOf(draft);
  return (
    <div className="grid quiz-head">
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
      {scale && (
        <section className="framed draft-scale">
          <ScaleChoice scale={scale} onScoring={(scoring) => scoring && store.edit(scoreAlike(scoring))} />
        </section>
      )}
      {/* On a touch screen there are no such keys. */}
      <p className="small-hint">{texts.keys({ key: kindModifier(), kinds: KINDS_WITH_KEY.length })}</p>
    </div>
  );
}

/** Settings for the quiz as a whole. */
function QuizSettingsFields({ draft }: { draft: QuizDraft }) {
  const store = useQuizStore();
  const texts = useWorkshopTexts();
  const { settings, tieBreak } = draft;
  return (
    <FieldGroup
      onFocus={({ target }) => target.id === quizPart('rules') && store.open(RULES)}
      summary={texts.quiz.settings}
      fieldWidth="14em"
      fields={QUIZ_FIELDS}
      fieldOf={(name) => (
        <SettingField
          name={name}
          id={quizPart(name)}
          value={settings[name]}
          onValue={(value) =>
            store.edit((each) => ({ ...each, settings: { ...each.settings, [name]: value } }), {
              field: isTyped(QUIZ_FIELDS[name]) ? `quiz ${name}` : undefined,
            })
          }
        />
      )}
    >
      <Check
        label={texts.settings.tieBreak}
        on={tieBreak !== null}
        onSwitch={(on) => store.edit(withTieBreak(on))}
      />
      {tieBreak && (
        // The preview shows the field being edited.
        <div
          className="framed draft-tie-break"
          id={questionCard(tieBreak.key)}
          onFocus={() => store.open(tieBreak.key)}
        >
          <OpenQuestion question={tieBreak} number={null} problems={NO_PROBLEMS} />
        </div>
      )}
    </FieldGroup>
  );
}

function withTieBreak(on: boolean): Edit {
  return (draft) => ({ ...draft, tieBreak: on ? emptyQuestion(TIE_BREAK_KIND) : null });
}
