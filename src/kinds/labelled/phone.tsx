import './phone.css';
import type { PlayerOwn } from '../../contract/toPhones';
import { around } from '../../look/around';
import { useSceneTexts } from '../../player/answers/usePlay';

interface LabelledTextsProps {
  /** The label of each part, and its text; none where nothing was answered. */
  rows: readonly { label: string; text: string | undefined }[];
}

/** Texts beside the labels of their parts. */
export function LabelledTexts({ rows }: LabelledTextsProps) {
  return (
    <dl className="given given-parts">
      {rows.map(({ label, text }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

type Result = PlayerOwn['results'][string] | undefined;

interface LabelledCheckProps {
  /** The label of each part, the player's text, and the right one. */
  rows: readonly { label: string; text: string | undefined; right: string | undefined }[];
  result: Result;
}

/** Each part as the player answered it, with the right answer where that was wrong. */
export function LabelledCheck({ rows, result }: LabelledCheckProps) {
  const texts = useSceneTexts();
  return (
    <dl className="framed own solution parts-check">
      {rows.map(({ label, text, right }, place) => {
        const verdict = text ? verdictOfPart(result, place) : undefined;
        return (
          <div key={place}>
            <dt>{label}</dt>
            <dd data-verdict={verdict}>
              {verdict && <span className="unseen">{texts[verdict]} </span>}
              {text || texts.notAnswered}
            </dd>
            {verdict !== 'right' && (
              <dd className="solved muted">
                {around((mark) => texts.rightAnswerIs({ answer: mark }), <b>{right}</b>)}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Undefined where the host has judged the whole answer, which says nothing about its parts. */
function verdictOfPart(result: Result, place: number): 'right' | 'half' | 'wrong' | undefined {
  if (!result) return undefined;
  const isWhole = result.share === undefined;
  const share = isWhole ? Number(result.correct) : result.parts?.[place];
  if (share === undefined) return undefined;
  return share === 0 ? 'wrong' : share === 1 ? 'right' : 'half';
}
