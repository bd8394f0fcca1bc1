import { memo } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { QUIZ_LIMITS } from '../../../contract/question';
import { type Key, partField, questionField, QUIZ_NAME, type RoundDraft, roundTitle } from '../draft/draft';
import { isTyped, type PlaySettings, ROUND_FIELDS } from '../draft/fields';
import { emptyQuestion, shownNumbersOf } from '../draft/questions';
import { changeRound, insertQuestion, moveRoundBy, removeRound } from '../draft/edits';
import { isEnter } from '../draft/typing';
import { FieldGroup, SettingField } from './DraftFields';
import { NO_PROBLEMS } from './ProblemList';
import { QuestionCard } from './QuestionCard';
import { FromQuizzesButton } from '../fromQuizzes/FromQuizzes';
import { DownIcon, UpIcon } from '../../ui/sessionIcons';
import { DeleteIcon, GrowingText, IconButton, SmallButton } from './fields';
import { useQuizStore } from '../saving/useQuizStore';
import { useWorkshopTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

interface RoundSectionProps {
  round: RoundDraft;
  /** Counted from 0. */
  index: number;
  /** The quiz's settings, which the round inherits. */
  above: PlaySettings;
  open: Key | null;
  problems: ReadonlyMap<Key, readonly QuizProblem[]>;
}

/** A round: its title, its settings, its questions. */
export const RoundSection = memo(function RoundSection(props: RoundSectionProps) {
  const { round, index, above, open, problems } = props;
  const store = useQuizStore();
  const texts = useWorkshopTexts();
  const words = useWords();
  const { key, questions, settings } = round;
  const numbers = shownNumbersOf(questions);
  const addQuestion = () => {
    const added = emptyQuestion(questions.at(-1)?.kind);
    const edit = insertQuestion(added, { round: index, index: questions.length });
    store.edit(edit, { focus: questionField(added.key), open: added.key });
  };
  return (
    <section className="grid draft-round" aria-label={words.round({ place: index + 1 })}>
      <RoundHead round={round} index={index} />
      <FieldGroup
        summary={texts.round.settings}
        said={settings.beside ? texts.round.isBeside : ''}
        fieldWidth="20em"
        fields={ROUND_FIELDS}
        fieldOf={(name) => (
          <SettingField
            name={name}
            id={partField(key, name)}
            value={settings[name]}
            above={above}
            onValue={(value) =>
              store.edit(changeRound(key, settingEdit(name, value, above)), {
                field: isTyped(ROUND_FIELDS[name]) ? `${key} ${name}` : undefined,
              })
            }
          />
        )}
      />
      <ol className="grid question-list">
        {questions.map((question, place) => (
          <QuestionCard
            key={question.key}
            question={question}
            number={numbers[place]!}
            isOpen={question.key === open}
            problems={problems.get(question.key) ?? NO_PROBLEMS}
          />
        ))}
      </ol>
      <div className="row">
        <SmallButton onClick={addQuestion}>+ {texts.round.addQuestion}</SmallButton>
        <FromQuizzesButton round={key} />
      </div>
    </section>
  );
});

/** A round beside the others is revealed at its end: this sets that too where it is not so already. */
function settingEdit(name: keyof typeof ROUND_FIELDS, value: string | boolean, above: PlaySettings) {
  return (round: RoundDraft): RoundDraft => {
    const settings = { ...round.settings, [name]: value };
    const isFitting = name !== 'beside' || !value || (settings.reveal || above.reveal) === 'round';
    return { ...round, settings: isFitting ? settings : { ...settings, reveal: 'round' } };
  };
}

function RoundHead({ round, index }: { round: RoundDraft; index: number }) {
  const store = useQuizStore();
  const texts = useWorkshopTexts().round;
  const { key, title, questions } = round;
  const name = useWords().round({ place: index + 1 });
  const idOf = (way: string) => `${roundTitle(key)}-${way}`;
  const move = (by: 1 | -1, way: string) => store.edit(moveRoundBy(key, by), { focus: idOf(way) });
  const remove = () => store.edit(removeRound(key), { focus: titleBeside(key), isRemoval: true });
  const actions = [
    { way: 'up', text: texts.up({ name }), icon: <UpIcon />, act: () => move(-1, 'up') },
    { way: 'down', text: texts.down({ name }), icon: <DownIcon />, act: () => move(1, 'down') },
    { way: 'remove', text: texts.remove({ name }), icon: <DeleteIcon />, act: remove },
  ];
  return (
    <div className="row round-head">
      <h2>{name}</h2>
      <GrowingText
        id={roundTitle(key)}
        data-round=""
        aria-label={texts.title({ number: index + 1 })}
        placeholder={texts.title({ number: index + 1 })}
        value={title}
        most={QUIZ_LIMITS.title}
        onText={(text) =>
          store.edit(
            changeRound(key, (each) => ({ ...each, title: text })),
            { field: `${key} title` },
          )
        }
        onKeyDown={(event) => {
          const [first] = questions;
          if (!isEnter(event.nativeEvent) || !first) return;
          event.preventDefault();
          store.open(first.key, questionField(first.key));
        }}
      />
      <div className="button-row">
        {actions.map(({ way, text, icon, act }) => (
          <IconButton key={way} id={idOf(way)} name={text} onClick={act}>
            {icon}
          </IconButton>
        ))}
      </div>
    </div>
  );
}

/** The title to focus once a round is removed: the next or previous one's, or else the quiz's name. */
function titleBeside(key: Key): string {
  const titles = [...document.querySelectorAll('[data-round]')].map(({ id }) => id);
  const at = titles.indexOf(roundTitle(key));
  return titles[at + 1] ?? titles[at - 1] ?? QUIZ_NAME;
}
