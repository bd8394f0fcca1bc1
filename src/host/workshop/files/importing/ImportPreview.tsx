import { useState } from 'react';
import type { Imported, KnownQuiz } from '../../../../contract/quizFiles';
import { questionsInOrder, QUIZ_LIMITS, type QuizSource } from '../../../../contract/question';
import { Radios } from '../../../ui/Choices';
import { Failure } from '../../../ui/DialogFrame';
import { Field } from '../../../ui/Field';
import { countQuestions } from '../../draft/source';
import { useQuizFileTexts, useWorkshopTexts } from '../../workshopTexts';
import { ChecksList } from './ChecksList';
import { QuestionList, roundsOf } from './ImportedQuestions';
import { ImportStep, type WaysOut } from './ImportStep';
import { KNOWN_CHOICES, useCreation, type KnownChoice } from './useCreation';

interface ImportPreviewProps {
  imported: Imported;
  /** The name of the file that was read, where several were given. */
  only: string | null;
  /** Called to read it again with what it hides. */
  onHidden: () => void;
  /** Takes the questions into the open quiz; without it, they become a quiz of their own. */
  onTake: ((quiz: QuizSource) => void) | undefined;
  ways: WaysOut;
}

/** What was read from a file, before anything is stored. The host can mend what is doubtful. */
export function ImportPreview({ imported, only, onHidden, onTake, ways }: ImportPreviewProps) {
  const texts = useQuizFileTexts().importing;
  const { insert } = useWorkshopTexts().fromQuizzes;
  const [quiz, setQuiz] = useState(imported.quiz);
  const { known } = imported;
  const { name, setName, choice, choose, isNameMissing, failure, isRunning, create } = useCreation(
    quiz,
    known,
  );
  const go = !choice || choice === 'copy' ? texts.create : texts[choice];
  return (
    <ImportStep
      ways={ways}
      go={
        onTake
          ? { text: insert({ count: countQuestions(quiz) }), isOff: false, onPress: () => onTake(quiz) }
          : { text: go, isOff: isRunning || !choice, onPress: create }
      }
      foot={
        <div className="import-failure">
          <Failure text={failure} />
        </div>
      }
    >
      {only !== null && <p className="import-only">{texts.onlyFirst({ file: only })}</p>}
      <Counts imported={imported} />
      {known && !onTake && (
        <KnownQuestion
          known={known}
          count={questionsInOrder(quiz).length}
          chosen={choice}
          onChoose={choose}
        />
      )}
      {choice !== 'add' && !onTake && (
        <div className="import-name">
          <Field
            label={texts.name}
            fault={isNameMissing ? texts.nameMissing : undefined}
            dir="auto"
            maxLength={QUIZ_LIMITS.quizName}
            spellCheck
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <ChecksList imported={imported} quiz={quiz} onMend={setQuiz} onHidden={onHidden} />
      <QuestionList quiz={quiz} />
    </ImportStep>
  );
}

interface KnownQuestionProps {
  known: KnownQuiz;
  /** How many questions the import has. */
  count: number;
  chosen: KnownChoice | undefined;
  onChoose: (choice: KnownChoice) => void;
}

/** Asks what to do about a stored quiz that has the same questions. */
function KnownQuestion({ known, count, chosen, onChoose }: KnownQuestionProps) {
  const texts = useQuizFileTexts().importing.known;
  const same = known.questions.length;
  return (
    <Radios
      className="import-known"
      legend={texts.title({ name: known.quizName, count: same, of: count })}
      values={KNOWN_CHOICES.filter((each) => each !== 'add' || same < count)}
      labelOf={(each) => (each === 'add' ? texts.add({ count: count - same }) : texts[each])}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function Counts({ imported: { format, quiz } }: { imported: Imported }) {
  const texts = useQuizFileTexts().importing;
  const rounds = roundsOf(quiz);
  const questions = rounds.reduce((sum, round) => sum + round.questions.length, 0);
  const parts = [
    texts.formatNames[format],
    texts.rounds({ count: rounds.length }),
    texts.questions({ count: questions }),
  ];
  return (
    <p role="status" className="muted">
      {parts.join(' · ')}
    </p>
  );
}
