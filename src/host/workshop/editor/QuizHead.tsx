import { chakra } from '@chakra-ui/react/styled-system';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import { emptyQuestion, type QuizDraft } from '../draft/draft';
import type { Edit } from '../draft/edits';
import { Disclosure } from '../fields/Disclosure';
import { GrowingText } from '../fields/GrowingText';
import { SelectField } from '../fields/SelectField';
import { useWorkshopTexts } from '../workshopTexts';
import { QUIZ_NAME, questionCard, questionField } from './editorState';
import { isEnter, kindModifier } from './keys';
import { OpenQuestion } from './OpenQuestion';
import { PlaySettingsFields } from './PlaySettingsFields';
import { NONE } from './problemsByPlace';
import type { Editor } from './useQuizEditor';

/** The quiz as a whole: its name, its description, and how it is played. */
export function QuizHead({ draft, editor }: { draft: QuizDraft; editor: Editor }) {
  const texts = useWorkshopTexts().quiz;
  const { name, description } = draft;
  return (
    <chakra.div display="grid" gap="2">
      <GrowingText
        id={QUIZ_NAME}
        aria-label={texts.name}
        placeholder={texts.name}
        fontSize="title"
        fontWeight={800}
        lineHeight={1.1}
        value={name}
        most={QUIZ_LIMITS.quizName}
        onText={(text) => editor.edit((each) => ({ ...each, name: text }), 'name')}
        onKeyDown={(event) => {
          const first = draft.rounds[0]?.questions[0];
          if (!isEnter(event.nativeEvent) || !first) return;
          event.preventDefault();
          editor.open(first.key, questionField(first.key));
        }}
      />
      <GrowingText
        aria-label={texts.description}
        placeholder={texts.description}
        value={description}
        most={QUIZ_LIMITS.quizDescription}
        onText={(text) => editor.edit((each) => ({ ...each, description: text }), 'description')}
      />
      <QuizSettingsFields draft={draft} editor={editor} />
      {/* Whoever types on a phone has no such keys. */}
      <chakra.p display={{ base: 'none', lg: 'block' }} fontSize="small" color="muted">
        {texts.keys(kindModifier())}
      </chakra.p>
    </chakra.div>
  );
}

function QuizSettingsFields({ draft, editor }: { draft: QuizDraft; editor: Editor }) {
  const texts = useWorkshopTexts();
  const { settings, tieBreak } = draft;
  const set = (changed: Partial<QuizDraft['settings']>, field?: string): void =>
    editor.edit(
      (each) => ({ ...each, settings: { ...each.settings, ...changed } }),
      field && `quiz ${field}`,
    );
  return (
    <Disclosure summary={texts.quiz.settings} fieldWidth="14em">
      <PlaySettingsFields settings={settings} onChange={set} />
      <SelectField
        label={texts.settings.scores}
        value={settings.scores === 'end' ? 'end' : ''}
        options={[
          ['', texts.settings.scoresAt.round],
          ['end', texts.settings.scoresAt.end],
        ]}
        onChoose={(scores) => set({ scores })}
      />
      <chakra.div gridColumn="1 / -1" display="grid" gap="2">
        <Check label={texts.settings.joker} on={settings.joker} onSwitch={(joker) => set({ joker })} />
        <Check
          label={texts.settings.tieBreak}
          on={tieBreak !== null}
          onSwitch={(on) => editor.edit(withTieBreak(on))}
        />
        {tieBreak && (
          <chakra.div
            id={questionCard(tieBreak.key)}
            // The preview shows what is being typed in.
            onFocus={() => editor.open(tieBreak.key)}
            borderWidth="2px"
            borderColor="line"
            borderRadius="normal"
            bg="panel"
          >
            <OpenQuestion question={tieBreak} number={null} problems={NONE} editor={editor} />
          </chakra.div>
        )}
      </chakra.div>
    </Disclosure>
  );
}

function withTieBreak(on: boolean): Edit {
  return (draft) => ({ ...draft, tieBreak: on ? emptyQuestion('number') : null });
}

function Check({ label, on, onSwitch }: { label: string; on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <chakra.label display="flex" alignItems="center" gap="2" minH="control" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="1.25em"
        accentColor="accent"
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
