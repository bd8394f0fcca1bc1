import './questionSearch.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useState } from 'react';
import { type SearchedQuestion, MAX_SEARCH } from '../../../contract/foundQuestions';
import { LANGUAGES, SPOKEN_LANGUAGES } from '../../../contract/languages';
import { QUESTION_KINDS } from '../../../contract/question';
import { sayFailure } from '../../api/failures';
import { whyOf } from '../../api/quizApiError';
import { fetchQuestions, type QuestionWish } from '../../api/questionsApi';
import { RetryOffer } from '../../api/RetryOffer';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { dayIn } from '../../texts/dayIn';
import { useWords } from '../../texts/roomTexts';
import { useSpoken } from '../../texts/useLanguage';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Choices';
import { DialogFrame, type DialogProps, Failure } from '../../ui/DialogFrame';
import { Loading } from '../../ui/Loading';
import { type Key, type QuestionDraft, questionField } from '../draft/draft';
import { addQuestions } from '../draft/edits';
import { useQuizStore } from '../saving/useQuizStore';
import { useKindTexts, useQuestionTexts, useQuizFileTexts, useWorkshopTexts } from '../workshopTexts';
import { readCopies } from './readCopies';

/** In milliseconds: a search waits for such a pause in typing. */
const PAUSE_MS = 250;

interface FromQuizzesDialogProps extends DialogProps {
  /** Where the questions go. */
  round: Key;
}

/** Searches the questions of all other quizzes, and puts copies of the chosen ones into a round. */
export function FromQuizzesDialog({ round, ...dialog }: FromQuizzesDialogProps) {
  const texts = useWorkshopTexts().fromQuizzes;
  const store = useQuizStore();
  const [first, setFirst] = useState('');
  const insert = (copies: readonly QuestionDraft[]) => {
    const { key } = copies[0]!;
    setFirst(questionField(key));
    store.edit(addQuestions(round, copies), { open: key, focus: questionField(key) });
    dialog.onClose();
  };
  return (
    <DialogFrame
      {...dialog}
      title={texts.open}
      width="2xl"
      isAtTop
      finalFocus={() => document.getElementById(first)}
    >
      <Choosing onInsert={insert} onClose={dialog.onClose} />
    </DialogFrame>
  );
}

interface ChoosingProps {
  onInsert: (copies: readonly QuestionDraft[]) => void;
  onClose: () => void;
}

/** Mounted only while the dialog is open, so that each opening starts afresh. */
function Choosing({ onInsert, onClose }: ChoosingProps) {
  const texts = useWorkshopTexts().fromQuizzes;
  const { why } = useQuizFileTexts();
  const { cancel } = useWords();
  const address = useServerAddress();
  const [chosen, setChosen] = useState<readonly SearchedQuestion[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const insert = () => {
    if (isRunning || chosen.length === 0) return;
    setRunning(true);
    readCopies(address, chosen).then(onInsert, (error: unknown) => {
      setFailure(texts.failed({ why: sayFailure(error, why).text }));
      setRunning(false);
    });
  };
  return (
    <>
      <Dialog.Body className="from-quizzes">
        <Search chosen={chosen} onChosen={setChosen} />
      </Dialog.Body>
      <Dialog.Footer pt="3" alignItems="center">
        <Failure text={failure} />
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button aria-disabled={isRunning || chosen.length === 0} onClick={insert}>
          {texts.insert({ count: chosen.length })}
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface ChoiceProps {
  chosen: readonly SearchedQuestion[];
  onChosen: (chosen: readonly SearchedQuestion[]) => void;
}

function Search(choice: ChoiceProps) {
  const texts = useWorkshopTexts().fromQuizzes;
  const kindLabel = useQuestionTexts().question.kind;
  const kinds = useKindTexts();
  const spoken = useSpoken();
  const [wish, setWish] = useState<QuestionWish>({ search: '', kind: null, language: spoken });
  const set = (changed: Partial<QuestionWish>) => setWish({ ...wish, ...changed });
  return (
    <>
      <div className="row from-quizzes-search">
        <input
          type="search"
          className="framed draft-field"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          value={wish.search}
          onChange={({ target }) => set({ search: target.value })}
        />
        <Select
          className="framed draft-field"
          aria-label={kindLabel}
          chosen={wish.kind ?? ''}
          options={[['', texts.anyKind], ...QUESTION_KINDS.map((kind) => [kind, kinds[kind].kind] as const)]}
          onChoose={(kind) => set({ kind: kind || null })}
        />
        <Select
          className="framed draft-field"
          aria-label={texts.language}
          chosen={wish.language ?? ''}
          options={[
            ['', texts.anyLanguage],
            ...SPOKEN_LANGUAGES.map((each) => [each, LANGUAGES[each].name] as const),
          ]}
          onChoose={(language) => set({ language: language || null })}
        />
      </div>
      <Results wish={useCalm(wish)} {...choice} />
    </>
  );
}

/** What is found for a wish; the old list stays until the new one has come. */
function Results({ wish, chosen, onChosen }: ChoiceProps & { wish: QuestionWish }) {
  const texts = useWorkshopTexts().fromQuizzes;
  const {
    why,
    importing: { questionList },
  } = useQuizFileTexts();
  const address = useServerAddress();
  const { quizId } = useQuizStore();
  const { read, retry } = useRead({
    subject: address,
    news: wish,
    load: (signal) => fetchQuestions(address, wish, signal),
    failed: 'The questions could not be loaded',
  });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed') {
    // The server of this workshop may find questions for its own machine alone.
    const text = whyOf(read.error) === 'forbidden' ? `${texts.unread} ${why.forbidden}` : texts.unread;
    return <RetryOffer className="row" text={text} onRetry={retry} Press={Button} />;
  }
  const found = read.value.questions.filter((each) => each.quizId !== quizId);
  const isChosen = (question: SearchedQuestion) => chosen.some((each) => isSame(each, question));
  const choose = (question: SearchedQuestion) =>
    onChosen(isChosen(question) ? chosen.filter((each) => !isSame(each, question)) : [...chosen, question]);
  // Those chosen before a new search stay in sight.
  const others = chosen.filter((each) => !found.some((question) => isSame(each, question)));
  return (
    <>
      <ul className="from-quizzes-list" aria-label={questionList}>
        {[...others, ...found].map((question) => (
          <li key={`${question.quizId} ${question.questionId}`}>
            <label className="tick">
              <input type="checkbox" checked={isChosen(question)} onChange={() => choose(question)} />
              <Described question={question} />
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="small-hint">
        {found.length === 0 ? texts.nothing : read.value.more ? texts.more : null}
      </p>
    </>
  );
}

/** A question with its quiz, when it was last asked, and how right it was answered. */
function Described({ question }: { question: SearchedQuestion }) {
  const texts = useWorkshopTexts().fromQuizzes;
  const kinds = useKindTexts();
  const day = dayIn(useSpoken());
  const { text, quizName, kind, lastPlayed, rightShare } = question;
  const asked = lastPlayed && texts.asked({ day: day(lastPlayed) });
  const right = rightShare !== undefined && texts.right({ share: rightShare });
  return (
    <span>
      <bdi className="from-quizzes-text">{text}</bdi>
      <span className="small-hint">
        {[quizName, kinds[kind].kind, asked, right].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function isSame(one: SearchedQuestion, other: SearchedQuestion): boolean {
  return one.quizId === other.quizId && one.questionId === other.questionId;
}

/** The value once it has not changed for a moment. */
function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
