import { useState } from 'react';
import type { Imported } from '../../../../contract/quizFiles';
import { QUIZ_LIMITS } from '../../../../contract/question';
import { Failure } from '../../../ui/DialogFrame';
import { Field } from '../../../ui/Field';
import { useQuizFileTexts } from '../../workshopTexts';
import { ChecksList } from './ChecksList';
import { QuestionList, roundsOf } from './ImportedQuestions';
import { ImportStep, type WaysOut } from './ImportStep';
import { useCreation } from './useCreation';

interface ImportPreviewProps {
  imported: Imported;
  /** The name of the file that was read, where several were given. */
  only: string | null;
  /** Called to read it again with what it hides. */
  onHidden: () => void;
  ways: WaysOut;
}

/** What was read from a file, before anything is stored. The host can mend what is doubtful. */
export function ImportPreview({ imported, only, onHidden, ways }: ImportPreviewProps) {
  const texts = useQuizFileTexts().importing;
  const [quiz, setQuiz] = useState(imported.quiz);
  const { name, setName, isNameMissing, failure, isRunning, create } = useCreation(quiz);
  return (
    <ImportStep
      ways={ways}
      go={{ text: texts.create, isOff: isRunning, onPress: create }}
      foot={
        <div className="import-failure">
          <Failure text={failure} />
        </div>
      }
    >
      {only !== null && <p className="import-only">{texts.onlyFirst({ file: only })}</p>}
      <Counts imported={imported} />
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
      <ChecksList imported={imported} quiz={quiz} onMend={setQuiz} onHidden={onHidden} />
      <QuestionList quiz={quiz} />
    </ImportStep>
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
