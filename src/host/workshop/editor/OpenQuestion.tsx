import type { KeyboardEvent } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { hasSolution, QUESTION_KINDS, QUIZ_LIMITS } from '../../../contract/question';
import { CheckIcon, DownIcon, UpIcon } from '../../ui/sessionIcons';
import { answerField, questionCard, type QuestionDraft, questionField } from '../draft/draft';
import { type EditedField, EXTRA_FIELDS, type IsShown } from '../draft/fields';
import { changeKind, moveQuestionBy, spotOf } from '../draft/edits';
import { fieldsOfKinds, type KindOptions, kindOf } from '../workshopKind';
import { isListed } from '../draft/questions';
import {
  dropQuestion,
  duplicateQuestion,
  goOn,
  isEnter,
  kindKey,
  linesPasted,
  pasteLines,
  takeBack,
} from '../draft/typing';
import { moveKey } from '../../ui/moving';
import { AnswerList } from './AnswerList';
import { MediaFields, useMediaUpload } from './MediaFields';
import { DeleteIcon, DuplicateIcon, GrowingText, IconButton } from './fields';
import { FieldGroup, QuestionField } from './DraftFields';
import { useQuizStore } from '../saving/useQuizStore';
import { PlayedBefore } from '../played/PlayedBefore';
import { useKindTexts, useQuestionTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

interface OpenQuestionProps {
  question: QuestionDraft;
  /** Null for the tie-break. */
  number: number | null;
  problems: readonly QuizProblem[];
}

/** A question with all its fields. */
export function OpenQuestion({ question, number, problems }: OpenQuestionProps) {
  const store = useQuizStore();
  const words = useWords();
  const upload = useMediaUpload(question.key);
  const name = number === null ? words.tieBreak : words.question({ place: number });
  const Fields = fieldsOfKinds()[question.kind];
  const answerList = <AnswerList question={question} />;
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = number === null ? undefined : kindKey(event);
    if (kind) store.editQuestion(question.key, changeKind(kind));
    else if (event.key === 'Escape' && !event.nativeEvent.isComposing && number !== null)
      store.open(null, questionCard(question.key));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="open-question"
      role="group"
      aria-label={name}
      onKeyDown={onKeyDown}
      {...upload.dropAndPaste}
    >
      {number !== null && (
        <div className="row question-head">
          <KindChoice question={question} />
          <QuestionActions question={question} />
        </div>
      )}
      <QuestionItself question={question} number={number} />
      <PlayedBefore question={question} />
      {Fields ? (
        <Fields question={question} isTieBreak={number === null}>
          {answerList}
        </Fields>
      ) : (
        answerList
      )}
      <KindOptions question={question} />
      <MediaFields question={question} upload={upload} />
      <QuestionExtras question={question} isTieBreak={number === null} />
      {problems.length > 0 && (
        <ul className="question-problems">
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The optional fields of the question's kind. */
function KindOptions({ question }: { question: QuestionDraft }) {
  const texts = useQuestionTexts().answers;
  const options = Object.entries(kindOf(question).options ?? {}) as [keyof KindOptions, EditedField][];
  return options.map(([name, field]) => (
    <QuestionField key={name} question={question} name={name} field={field} label={texts[name]} />
  ));
}

/** The kinds of questions side by side. Alt with a digit also selects them. */
function KindChoice({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const label = useQuestionTexts().question.kind;
  const texts = useKindTexts();
  return (
    <div className="row kind-choice" role="radiogroup" aria-label={label}>
      {QUESTION_KINDS.map((kind) => (
        <label key={kind} className="drawn-field framed">
          <input
            type="radio"
            name={`kind-${question.key}`}
            checked={kind === question.kind}
            onChange={() => store.editQuestion(question.key, changeKind(kind))}
          />
          {texts[kind].kind}
        </label>
      ))}
    </div>
  );
}

function QuestionItself({ question, number }: Omit<OpenQuestionProps, 'problems'>) {
  const store = useQuizStore();
  const texts = useQuestionTexts();
  const { key } = question;
  return (
    <div className="numbered-text">
      {number !== null && (
        <span className="question-number" aria-hidden="true">
          {number}
        </span>
      )}
      <GrowingText
        className="draft-question"
        id={questionField(key)}
        aria-label={texts.question.text}
        placeholder={texts.question.text}
        value={question.text}
        most={QUIZ_LIMITS.question}
        onText={(text) => store.setField(key, 'text', text)}
        onPaste={(event) => {
          const lines = isListed(question) ? linesPasted(event) : undefined;
          const { selectionStart, selectionEnd } = event.currentTarget;
          const place = { field: key, selectionStart, selectionEnd };
          if (lines) store.type((draft) => pasteLines(draft, key, place, lines));
        }}
        onKeyDown={(event) => {
          const by = moveKey(event);
          if (by && number !== null) store.edit(moveQuestionBy(key, by), { focus: questionField(key) });
          else if (isEnter(event.nativeEvent)) store.type((draft) => goOn(draft, key, key));
          else if (event.key === 'Backspace' && !event.repeat && question.text === '')
            store.type((draft) => (spotOf(draft, key) ? takeBack(draft, key, key) : undefined));
          else if (event.key === 'ArrowDown' && isAtEnd(event.currentTarget)) focusFirstAnswer(question);
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}

function focusFirstAnswer({ answers: [first] }: QuestionDraft): void {
  if (first) document.getElementById(answerField(first.key))?.focus();
}

function isAtEnd({ selectionEnd, value }: HTMLTextAreaElement): boolean {
  return selectionEnd === value.length;
}

function QuestionActions({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const texts = useQuestionTexts().question;
  const { key } = question;
  const actions = [
    { name: texts.up, icon: <UpIcon />, act: () => store.edit(moveQuestionBy(key, -1)) },
    { name: texts.down, icon: <DownIcon />, act: () => store.edit(moveQuestionBy(key, 1)) },
    {
      name: texts.duplicate,
      icon: <DuplicateIcon />,
      act: () => store.type((draft) => duplicateQuestion(draft, key)),
    },
    { name: texts.remove, icon: <DeleteIcon />, act: () => store.type((draft) => dropQuestion(draft, key)) },
    { name: texts.close, icon: <CheckIcon />, act: () => store.open(null, questionCard(key)) },
  ];
  return (
    <div className="button-row">
      {actions.map(({ name, icon, act }) => (
        <IconButton key={name} name={name} onClick={act}>
          {icon}
        </IconButton>
      ))}
    </div>
  );
}

interface QuestionExtrasProps {
  question: QuestionDraft;
  isTieBreak: boolean;
}

/** The fields that most questions leave empty. Their heading names those that are set. */
function QuestionExtras({ question, isTieBreak }: QuestionExtrasProps) {
  const texts = useQuestionTexts().question;
  const inShort = useFieldInShort();
  const asked = {
    isSolved: hasSolution(question),
    isTieBreak,
    hasOwnPoints: kindOf(question).hasOwnPoints?.(question) ?? false,
  };
  const isShown = (name: ExtraField) => {
    const field: EditedField & { isShown?: IsShown } = EXTRA_FIELDS[name];
    return field.isShown?.(asked, Boolean(question[name])) ?? true;
  };
  const said = EXTRA_NAMES.filter(isShown).map((name) => inShort(name, question[name]));
  return (
    <FieldGroup
      summary={texts.more}
      said={said.filter(Boolean).join(' · ')}
      fieldWidth="10em"
      fields={EXTRA_FIELDS}
      fieldOf={(name) =>
        isShown(name) && (
          <QuestionField question={question} name={name} field={EXTRA_FIELDS[name]} label={texts[name]} />
        )
      }
    />
  );
}

type ExtraField = keyof typeof EXTRA_FIELDS;
const EXTRA_NAMES = Object.keys(EXTRA_FIELDS) as ExtraField[];

/** Says in short what a field of a question is set to; false for nothing. */
function useFieldInShort() {
  const texts = useQuestionTexts().question;
  const words = useWords();
  return (name: ExtraField, value: string | boolean): string | false => {
    if (!value) return false;
    if (name === 'points') return Number.isFinite(Number(value)) && words.points({ count: Number(value) });
    return name === 'seconds' ? texts.secondsSet({ seconds: String(value) }) : texts[name];
  };
}
