import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { AnswerShape } from '../../ui/AnswerShape';
import { FileButton } from '../../ui/FileButton';
import { CheckIcon } from '../../ui/sessionIcons';
import {
  acceptedField,
  type AnswerDraft,
  answerField,
  type QuestionDraft,
  questionField,
  rightMark,
} from '../draft/draft';
import { changeAnswer, markRight, pictureAnswer, withAnswers } from '../draft/edits';
import { kindOf } from '../workshopKind';
import type { ListKind } from '../workshopKind';
import { emptyAnswer, isWritten, lacksRight, writtenAnswers } from '../draft/questions';
import { goOn, isEnter, linesPasted, pasteLines, takeBack } from '../draft/typing';
import { ListEditor } from '../../ui/ListEditor';
import { moveKey } from '../../ui/moving';
import { QUIZ_LIMITS } from '../../../contract/question';
import { say } from '../../../contract/wording/say';
import { letterOf } from '../../../look/answerSigns';
import { GrowingText, IconButton, PictureIcon, SmallButton } from './fields';
import { FilePicture } from './MediaFields';
import type { QuizStore } from '../saving/quizStore';
import { useQuizStore } from '../saving/useQuizStore';
import { useListTexts, useQuestionTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

/** The list of answers: to select, to accept or to put in order. */
export function AnswerList({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const texts = useQuestionTexts().answers;
  const { answers: label, add, several, part, answer } = useListTexts(question);
  const { answers } = question;
  const kind = kindOf(question);
  if (kind.list === null) return null;
  const nameOf = (index: number) => say(part ?? answer, { letter: letterOf(index), place: index + 1 });
  return (
    <div className="grid answer-list" role="group" aria-label={label}>
      {!kind.marks && <p>{label}</p>}
      {several && <p className="small-hint">{several}</p>}
      <ListEditor
        className="grid"
        rows={answers}
        keyOf={(answer) => answer.key}
        isMovable
        least={1}
        names={{ remove: (_answer, index) => texts.remove({ name: nameOf(index) }) }}
        onChange={(change) => store.editQuestion(question.key, withAnswers(change))}
        note={
          lacksRight(question) &&
          writtenAnswers(question).length > 0 && <p className="small-hint">{texts.noRight}</p>
        }
        add={{ text: `+ ${add ?? texts.add}`, blank: () => emptyAnswer(), most: kind.mostAnswers }}
        Press={IconButton}
        AddButton={SmallButton}
      >
        {(answer, index, buttons) => (
          <AnswerRow question={question} kind={kind} answer={answer} index={index} name={nameOf(index)}>
            {buttons}
          </AnswerRow>
        )}
      </ListEditor>
    </div>
  );
}

interface AnswerRowProps {
  question: QuestionDraft;
  kind: ListKind;
  answer: AnswerDraft;
  index: number;
}

/** One answer: its sign, its text, and whether it is right. */
function AnswerRow({ name, children, ...row }: AnswerRowProps & { name: string; children: ReactNode }) {
  const { kind, answer, index } = row;
  const texts = useQuestionTexts().answers;
  const place = { letter: letterOf(index), place: index + 1 };
  const pictures = usePictures(row);
  return (
    <div className="level answer-row" {...(kind.hasPictures && pictures.dropAndPaste)}>
      {kind.marks || kind.isOffered ? (
        <AnswerShape place={index} />
      ) : (
        <span className="answer-sign" aria-hidden="true">
          {kind.isNumbered ? `${place.place}.` : '='}
        </span>
      )}
      {kind.textField === undefined ? (
        <AnswerText {...row} />
      ) : (
        <div className="rest part-fields">
          <PartLabel {...row} />
          <AnswerText {...row} />
        </div>
      )}
      {kind.hasPictures && (
        <PictureChoice answer={answer} name={name} put={pictures.put} take={pictures.take} />
      )}
      {kind.marks && <RightChoice {...row} name={texts.right(place)} />}
      {children}
    </div>
  );
}

/** Gives an answer a picture, and the ones below it those that come with it. */
function usePictures({ question, kind, index }: AnswerRowProps) {
  const store = useQuizStore();
  const put = (place: number, image: string) => store.editQuestion(question.key, pictureAnswer(place, image));
  const take = (files: readonly File[]) =>
    store.uploads.takePictures(question.key, files.slice(0, kind.mostAnswers - index), (image, place) =>
      put(index + place, image),
    );
  // The files of an event that would otherwise go to the question; a picture of a text comes with the text.
  const taken = (event: ClipboardEvent | DragEvent, { files, types }: DataTransfer) => {
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    take([...files]);
  };
  return {
    take,
    put: (image: string) => put(index, image),
    dropAndPaste: {
      onPaste: (event: ClipboardEvent) => taken(event, event.clipboardData),
      onDrop: (event: DragEvent) => taken(event, event.dataTransfer),
    },
  };
}

interface PictureChoiceProps {
  answer: AnswerDraft;
  name: string;
  put: (image: string) => void;
  take: (files: readonly File[]) => void;
}

/** An answer's picture, and the button that adds or removes it. */
function PictureChoice({ answer: { image }, name, put, take }: PictureChoiceProps) {
  const { media } = useQuestionTexts();
  const { labelled } = useWords();
  const adds = labelled({ label: media.add.image, value: name });
  if (image)
    return (
      <>
        <FilePicture fileName={image.trim()} />
        <IconButton name={media.remove({ file: image })} onClick={() => put('')}>
          – <PictureIcon />
        </IconButton>
      </>
    );
  return (
    <FileButton
      Press={SmallButton}
      accept="image/*"
      name={adds}
      aria-label={adds}
      title={adds}
      onFile={(file) => take([file])}
    >
      + <PictureIcon />
    </FileButton>
  );
}

/** The field for the text of an answer; for a part, what is accepted. */
function AnswerText({ question, kind, answer, index }: AnswerRowProps) {
  const store = useQuizStore();
  const { answer: named } = useListTexts(question);
  const name = say(named, { letter: letterOf(index), place: index + 1 });
  return (
    <GrowingText
      id={kind.textField === undefined ? answerField(answer.key) : acceptedField(answer.key)}
      aria-label={name}
      placeholder={name}
      value={answer.text}
      most={kind.longestAnswer}
      onText={(text) => store.editQuestion(question.key, changeAnswer(answer.key, { text }), answer.key)}
      onPaste={(event) => pasteInto(event, store, question, answer)}
      onKeyDown={(event) =>
        answerKeys(event.nativeEvent, event.currentTarget, { question, answer, index, store })
      }
    />
  );
}

/** The field for what a part asks for. Enter moves on to what is accepted. */
function PartLabel({ question, answer, index }: AnswerRowProps) {
  const store = useQuizStore();
  const { label: named = '', example } = useListTexts(question);
  return (
    <GrowingText
      id={answerField(answer.key)}
      className="draft-part-label"
      aria-label={say(named, { place: index + 1 })}
      placeholder={example}
      value={answer.label}
      most={QUIZ_LIMITS.partLabel}
      onText={(label) =>
        store.editQuestion(question.key, changeAnswer(answer.key, { label }), `${answer.key} label`)
      }
      onPaste={(event) => pasteInto(event, store, question, answer, true)}
      onKeyDown={(event) => {
        const { nativeEvent, currentTarget } = event;
        if (!isEnter(nativeEvent) || !isWritten(question.kind, answer))
          return answerKeys(nativeEvent, currentTarget, { question, answer, index, store });
        event.preventDefault();
        document.getElementById(acceptedField(answer.key))?.focus();
      }}
    />
  );
}

/** Several lines become one answer each. */
function pasteInto(
  event: ClipboardEvent<HTMLTextAreaElement>,
  store: QuizStore,
  question: QuestionDraft,
  answer: AnswerDraft,
  isLabel = false,
): void {
  const lines = linesPasted(event, kindOf(question).textField !== undefined);
  const { selectionStart, selectionEnd } = event.currentTarget;
  const place = { field: answer.key, selectionStart, selectionEnd, isLabel };
  if (lines) store.type((draft) => pasteLines(draft, question.key, place, lines));
}

/** Marks an answer as right: exactly one in a choice, any number otherwise. */
function RightChoice({ question, kind, answer, name }: AnswerRowProps & { name: string }) {
  const store = useQuizStore();
  return (
    <label className="drawn-field framed right-choice" title={name}>
      <input
        id={rightMark(answer.key)}
        type={kind.marks === 'one' ? 'radio' : 'checkbox'}
        name={`right-${question.key}`}
        aria-label={name}
        checked={answer.right}
        onChange={() => store.editQuestion(question.key, markRight(answer.key))}
      />
      <CheckIcon />
    </label>
  );
}

function answerKeys(
  event: KeyboardEvent,
  field: HTMLTextAreaElement,
  { question, answer, index, store }: Omit<AnswerRowProps, 'kind'> & { store: QuizStore },
): void {
  const { key } = question;
  if (moveKey(event)) return;
  const { selectionStart, selectionEnd, value } = field;
  const above = question.answers[index - 1];
  const below = question.answers[index + 1];
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    store.editQuestion(key, markRight(answer.key));
  else if (isEnter(event)) store.type((draft) => goOn(draft, key, answer.key));
  else if (event.key === 'Backspace' && !event.repeat && value === '' && !isWritten(question.kind, answer))
    store.type((draft) => takeBack(draft, key, answer.key));
  else if (event.key === 'ArrowUp' && selectionStart === 0)
    document.getElementById(above ? answerField(above.key) : questionField(key))?.focus();
  else if (event.key === 'ArrowDown' && selectionEnd === value.length && below)
    document.getElementById(answerField(below.key))?.focus();
  else return;
  event.preventDefault();
}
