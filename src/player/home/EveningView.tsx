import { useEffect, useState } from 'react';
import type { Evening } from '../../contract/evening';
import { awardText } from '../../look/awardText';
import { BeerMat } from '../../look/MatDrawing';
import { usePhoneVenue } from '../join/useVenue';
import { drawEvening } from './drawEvening';
import type { KeptEvening } from './keptEvenings';
import type { HomeTexts } from './homeTexts';

interface EveningViewProps {
  kept: KeptEvening;
  texts: HomeTexts;
}

/** One evening: the place, a picture of it to share, and the questions and answers by round. */
export function EveningView({ kept: { evening }, texts }: EveningViewProps) {
  const { quizName, playerName, date, rank, of, points, rounds } = evening;
  return (
    <>
      <section className="solid stack evening-place">
        <p className="eyebrow">{quizName}</p>
        <p className="team">
          <BeerMat name={playerName} /> <bdi>{playerName}</bdi>
        </p>
        <p className="place">
          <span className="unseen">{texts.place({ rank, of })}</span>
          <b aria-hidden="true">{texts.ordinal({ rank })}</b>{' '}
          <span aria-hidden="true">{texts.placeOf({ of })}</span>
        </p>
        <p className="points">{texts.points({ points })}</p>
        <p>{texts.date(date)}</p>
      </section>
      <Picture evening={evening} texts={texts} />
      {rounds.map((round, place) => (
        <RoundView key={place} round={round} place={place + 1} texts={texts} />
      ))}
      <OtherPoints evening={evening} texts={texts} />
    </>
  );
}

/** What the rounds leave out of the total, so that the sum is clear, the tie-break's result and awards. */
function OtherPoints({ evening, texts }: { evening: Evening; texts: HomeTexts }) {
  const { carried, adjusted, wonTieBreak, awards = [] } = evening;
  const lines = [
    { name: texts.carried, points: carried },
    { name: texts.adjusted, points: adjusted },
  ].filter((line) => line.points !== undefined);
  if (lines.length === 0 && wonTieBreak === undefined && awards.length === 0) return null;
  return (
    <ul className="evening-others">
      {lines.map(({ name, points = 0 }) => (
        <li key={name}>
          <span>{name}</span> <span className="points">{texts.points({ points })}</span>
        </li>
      ))}
      {awards.map((award) => (
        <li key={award.award}>{awardText(award, texts.earned)}</li>
      ))}
      {wonTieBreak !== undefined && <li>{texts.tieBreak({ won: wonTieBreak })}</li>}
    </ul>
  );
}

interface RoundViewProps {
  round: Evening['rounds'][number];
  /** From 1, among the rounds shown. */
  place: number;
  texts: HomeTexts;
}

function RoundView({ round, place, texts }: RoundViewProps) {
  const { number = place, title, points, questions } = round;
  const scored = questions.filter(isScored);
  const right = scored.filter((question) => verdictOf(question) === 'right').length;
  return (
    <details className="evening-round" open={place === 1}>
      <summary>
        <h3>{title ? texts.roundTitled({ round: number, title }) : texts.round({ round: number })}</h3>
        <span className="points">{texts.points({ points })}</span>
        {scored.length > 0 && <span className="muted">{texts.rightOf({ right, of: scored.length })}</span>}
      </summary>
      <ol>
        {questions.map((question, place) => (
          <QuestionView key={place} question={question} texts={texts} />
        ))}
      </ol>
    </details>
  );
}

type AskedQuestion = Evening['rounds'][number]['questions'][number];
type Verdict = keyof HomeTexts['verdicts'];
const SIGNS: Record<Verdict, string> = { right: '✓', half: '½', wrong: '✗', none: '–' };

/** Whether an answer can be right or wrong. */
function isScored({ solution }: AskedQuestion): boolean {
  return solution !== undefined;
}

/** Answers on paper are not recorded here, although they were marked. */
function verdictOf({ answer, correct, share = 0, points }: AskedQuestion): Verdict {
  if (share > 0 && share < 1) return 'half';
  if (correct) return 'right';
  if (points > 0) return 'half';
  return answer === '' ? 'none' : 'wrong';
}

function QuestionView({ question, texts }: { question: AskedQuestion; texts: HomeTexts }) {
  const { number, text, answer, solution, points, staked } = question;
  const verdict = verdictOf(question);
  return (
    <li data-verdict={isScored(question) ? verdict : undefined}>
      <p className="evening-asked">
        <span className="unseen">{texts.question({ number })} </span>
        <span aria-hidden="true">{number}.</span> {text}
      </p>
      {isScored(question) && (
        <p className="muted evening-sign">
          <b aria-hidden="true">{SIGNS[verdict]}</b>
          <span className="unseen">{texts.outcome({ verdict: texts.verdicts[verdict] })} </span>
          <span>{texts.points({ points })}</span>
        </p>
      )}
      {staked !== undefined && <p className="evening-staked muted">{texts.staked({ points: staked })}</p>}
      <dl>
        <div>
          <dt className="muted">{texts.yourAnswer}</dt>
          <dd>{answer || texts.notAnswered}</dd>
        </div>
        {(verdict !== 'right' || answer !== solution) && solution && (
          <div className="solution">
            <dt className="muted">{texts.rightAnswer}</dt>
            <dd>{solution}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** The picture: shared if the phone can share files, else saved. Absent if it cannot be drawn. */
function Picture({ evening, texts }: { evening: Evening; texts: HomeTexts }) {
  const [picture, setPicture] = useState<{ file: File; url: string }>();
  const house = usePhoneVenue()?.name;
  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    const draw = async (): Promise<void> => {
      // A browser that cannot draw it shows the evening without it.
      const blob = await drawEvening(evening, texts, house).catch(() => undefined);
      if (!isWanted || !blob) return;
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], texts.file, { type: blob.type }), url });
    };
    void draw();
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [evening, texts, house]);
  if (!picture) return null;
  const { playerName, rank, of, points } = evening;
  const files = [picture.file];
  const canShare = 'canShare' in navigator && navigator.canShare({ files });
  return (
    <section className="evening-picture" aria-labelledby="evening-picture">
      <img
        src={picture.url}
        alt={texts.pictureOf({
          name: playerName,
          place: texts.place({ rank, of }),
          points: texts.points({ points }),
        })}
      />
      <h3 id="evening-picture">{texts.picture}</h3>
      {canShare ? (
        // Closing the phone's share sheet only means a change of mind.
        <button
          type="button"
          className="go"
          onClick={() => void navigator.share({ files }).catch(() => undefined)}
        >
          {texts.share}
        </button>
      ) : (
        <a className="go" href={picture.url} download={texts.file}>
          {texts.save}
        </a>
      )}
    </section>
  );
}
