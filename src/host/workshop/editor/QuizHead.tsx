import { QUIZ_LIMITS, TIE_BREAK_KIND } from '../../../contract/question';
import {
  type PlaySettings,
  questionCard,
  questionField,
  QUIZ_NAME,
  type QuizDraft,
  quizPart,
  RULES,
} from '../draft/draft';
import { emptyQuestion } from '../draft/questions';
import { DEFAULT_SECONDS, NO_LIMIT } from '../draft/numbers';
import type { Edit } from '../draft/edits';
import { isEnter, kindModifier, KINDS_WITH_KEY } from '../draft/typing';
import { Check } from '../../ui/Choices';
import { useQuizStore } from '../saving/useQuizStore';
import { Disclosure, GrowingText, Labelled, SecondsField, SelectField } from './fields';
import { OpenQuestion } from './OpenQuestion';
import { NO_PROBLEMS } from './ProblemList';
import { useWorkshopTexts } from '../workshopTexts';

/** The quiz as a whole: its name, its description, and how it is played. */
export function QuizHead({ draft }: { draft: QuizDraft }) {
  const store = useQuizStore();
  const texts = useWorkshopTexts().quiz;
  const { name, description } = draft;
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
      {/* On a touch screen there are no such keys. */}
      <p className="small-hint">{texts.keys({ key: kindModifier(), kinds: KINDS_WITH_KEY.length })}</p>
    </div>
  );
}

interface PlaySettingsFieldsProps {
  /** The id of the seconds field. */
  id: string;
  settings: PlaySettings;
  /** For a round, the settings of the quiz; absent for the quiz itself. */
  above?: PlaySettings;
  /** `field`: the field that was typed in, if any. */
  onChange: (settings: Partial<PlaySettings>, field?: string) => void;
}

/** How a quiz or one of its rounds is played. */
export function PlaySettingsFields({ id, settings, above, onChange }: PlaySettingsFieldsProps) {
  const texts = useWorkshopTexts().settings;
  const unsaid = (value: string) => (above ? texts.asAbove({ value }) : value);
  const scoring = above?.scoring || 'points';
  const reveal = above?.reveal || 'question';
  // A quiz inherits from nothing: its first option is the default.
  const scorings = above ? (['points', 'speed'] as const) : (['speed'] as const);
  const reveals = above ? (['question', 'round'] as const) : (['round'] as const);
  return (
    <>
      <SelectField
        label={texts.scoring}
        chosen={!above && settings.scoring === 'points' ? '' : settings.scoring}
        options={[
          ['', unsaid(texts.scorings[scoring])],
          ...scorings.map((each) => [each, texts.scorings[each]] as const),
        ]}
        onChoose={(value) => onChange({ scoring: value })}
      />
      <SelectField
        label={texts.reveal}
        chosen={!above && settings.reveal === 'question' ? '' : settings.reveal}
        options={[
          ['', unsaid(texts.reveals[reveal])],
          ...reveals.map((each) => [each, texts.reveals[each]] as const),
        ]}
        onChoose={(value) => onChange({ reveal: value })}
      />
      <SecondsField
        id={id}
        label={texts.seconds}
        value={settings.seconds}
        inherited={above?.seconds === NO_LIMIT ? NO_LIMIT : above?.seconds || DEFAULT_SECONDS}
        onText={(seconds) => onChange({ seconds }, 'seconds')}
      />
    </>
  );
}

/** Settings for the quiz as a whole. */
function QuizSettingsFields({ draft }: { draft: QuizDraft }) {
  const store = useQuizStore();
  const texts = useWorkshopTexts();
  const { settings, tieBreak } = draft;
  const set = (changed: Partial<QuizDraft['settings']>, field?: string): void =>
    store.edit((each) => ({ ...each, settings: { ...each.settings, ...changed } }), {
      field: field && `quiz ${field}`,
    });
  return (
    <Disclosure summary={texts.quiz.settings} fieldWidth="14em">
      <PlaySettingsFields id={quizPart('seconds')} settings={settings} onChange={set} />
      <SelectField
        label={texts.settings.scores}
        chosen={settings.scores === 'end' ? 'end' : ''}
        options={[
          ['', texts.settings.scoresAt.round],
          ['end', texts.settings.scoresAt.end],
        ]}
        onChoose={(scores) => set({ scores })}
      />
      <div className="grid whole-row">
        <Labelled label={texts.settings.rules}>
          <GrowingText
            id={quizPart('rules')}
            value={settings.rules}
            most={QUIZ_LIMITS.rules}
            hasLines
            onFocus={() => store.open(RULES)}
            onText={(rules) => set({ rules }, 'rules')}
          />
        </Labelled>
        <Check label={texts.settings.joker} on={settings.joker} onSwitch={(joker) => set({ joker })} />
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
      </div>
    </Disclosure>
  );
}

function withTieBreak(on: boolean): Edit {
  return (draft) => ({ ...draft, tieBreak: on ? emptyQuestion(TIE_BREAK_KIND) : null });
}
