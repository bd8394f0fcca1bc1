import { useState } from 'react';
import { answerView } from './answerView';
import { HandIn } from './HandIn';
import { isSheet } from './playState';
import { QuestionSteps } from './QuestionSteps';
import { QuestionTime } from './QuestionTime';
import { QuestionView } from './QuestionView';
import type { SceneProps } from './SceneView';

/** The question that the person chose to see, and whether it stays when the next one is asked. */
interface Chosen {
  questionId: string;
  step: number;
  stays: boolean;
}

/** The questions that are open: the one just asked, and with it all of the round where that is revealed at its end. */
export function OpenQuestions({ scene, play, link, texts, onAnswer, onWish }: SceneProps<'question'>) {
  const { questions: all, step } = play.game;
  const sheet = isSheet(play.game);
  const [chosen, setChosen] = useState<Chosen>();
  const isChosen = chosen && (chosen.stays || chosen.step === step);
  const chosenPlace = isChosen ? all.findIndex((each) => each.questionId === chosen.questionId) : -1;
  const currentPlace = all.findIndex((each) => each.questionId === scene.question.questionId);
  const place = chosenPlace >= 0 ? chosenPlace : Math.max(0, currentPlace);
  const shown = all[place]!;
  const choose = (questionId: string, stays: boolean) => setChosen({ questionId, step, stays });

  return (
    <div
      className="open"
      // Whoever is typing is not taken away by the next question.
      onInput={() => choose(shown.questionId, true)}
    >
      {scene.lastCallMs !== undefined && (
        <p role="alert" className="last-call">
          <b>{texts.lastCall}</b> {texts.lastCallHint}
        </p>
      )}
      <div className="facts">
        <p>
          <span>{scene.tieBreak ? texts.tieBreak : texts.questionOf(shown.number, shown.of)}</span>{' '}
          {!scene.tieBreak && <span>{texts.points(shown.points)}</span>}
        </p>
        <QuestionTime scene={scene} play={play} texts={texts} />
      </div>
      {all.map((question) => (
        <QuestionView
          key={question.questionId}
          question={question}
          view={answerView(play, link, question.questionId)}
          isShown={question === shown}
          texts={texts}
          onAnswer={(answer) => {
            choose(question.questionId, false);
            onAnswer(question.questionId, answer);
          }}
        />
      ))}
      {sheet && (
        <>
          <QuestionSteps
            play={play}
            shown={shown}
            newest={place < currentPlace ? all[currentPlace] : undefined}
            texts={texts}
            onStep={(questionId) => choose(questionId, false)}
          />
          <HandIn play={play} texts={texts} onReady={(value) => onWish({ kind: 'ready', value })} />
        </>
      )}
    </div>
  );
}
