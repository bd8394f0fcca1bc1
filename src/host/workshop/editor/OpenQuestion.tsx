import type { KeyboardEvent } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { hasSolution, QUESTION_KINDS, QUIZ_LIMITS } from '../../../contract/question';
import { CheckIcon, DownIcon, UpIcon } from '../../ui/sessionIcons';
import { answerField, questionCard, type QuestionDraft, questionField, questionPart } from '../draft/draft';
import { changeKind, moveQuestionBy, spotOf } from '../draft/edits';
import { fieldsOfKinds, kindOf } from '../workshopKind';
import { isListed } from '../draft/questions';
import {
  dropQuestion,
  duplicateQuestion,
  goOn,
  isEnter,
  kindKey,
  linesPasted,
  moveKey,
  pasteLines,
  takeBack,
} from '../draft/typing';
import { AnswerList } from './AnswerList';
import { MediaFields, useMediaUpload } from './MediaFields';
import {
  DeleteIcon,
  Disclosure,
  DuplicateIcon,
  GrowingText,
  IconButton,
  Labelled,
  QuestionNumber,
  QuestionText,
  SecondsField,
} from './fields';
import { Check } from '../../ui/Choices';
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
        onText={(text) => store.typeInto(key, 'text', text)}
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
  /** Hides the points, since a tie-break gives none. */
  isTieBreak: boolean;
}

/** The fields that most questions leave empty: time and note; with a right answer, points, wager and explanation. */
function QuestionExtras({ question, isTieBreak }: QuestionExtrasProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts().question;
  const words = useWords();
  const { key, points, wager, seconds, explanation, note, source, checkAfter } = question;
  const isSolved = hasSolution(question);
  const hasPoints = isSolved && !isTieBreak && !kindOf(question).hasOwnPoints?.(question);
  const said = [
    hasPoints && points && Number.isFinite(Number(points)) && words.points({ count: Number(points) }),
    isSolved && wager && texts.wager,
    seconds && texts.secondsSet({ seconds }),
    isSolved && explanation && texts.explanation,
    note && texts.note,
    source && texts.source,
    checkAfter && texts.checkAfter,
  ];
  return (
    <Disclosure summary={texts.more} said={said.filter(Boolean).join(' · ')} fieldWidth="10em">
      {hasPoints && (
        <QuestionNumber question={question} field="points" label={texts.points} placeholder="1" />
      )}
      <SecondsField
        id={questionPart(key, 'seconds')}
        label={texts.seconds}
        value={seconds}
        inherited=""
        onText={(text) => store.typeInto(key, 'seconds', text)}
      />
      <div className="grid whole-row">
        {(isSolved || wager) && !isTieBreak && (
          <Check
            id={questionPart(key, 'wager')}
            label={texts.wager}
            on={wager}
            onSwitch={(on) => store.editQuestion(key, (each) => ({ ...each, wager: on }))}
          />
        )}
        {isSolved && <QuestionText question={question} field="explanation" label={texts.explanation} />}
        <QuestionText question={question} field="note" label={texts.note} hasLines />
        <QuestionText question={question} field="source" label={texts.source} />
        <Labelled label={texts.checkAfter}>
          <input
            id={questionPart(key, 'checkAfter')}
            className="framed draft-field"
            type="date"
            value={checkAfter}
            onChange={({ target }) => store.typeInto(key, 'checkAfter', target.value)}
          />
        </Labelled>
      </div>
    </Disclosure>
  );
}
