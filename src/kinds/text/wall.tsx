import './wall.css';
import { around } from '../../look/around';
import { CountMark, RightMark, withFewerWrong } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import type { ResultProps, WallKind } from '../wallKind';
import { GivenText, HalfMark, MOST_BESIDE_PICTURE, WrittenResult } from '../written/wall';

export const textWall: WallKind<'text'> = { isTyped: () => true, Result: TextResult };

/** Longer lists use two columns. */
const MOST_IN_ONE_COLUMN = 5;

/** The right text, with the most frequent texts beside it, the right ones marked; or those the host quotes. */
function TextResult({ solution, tally, scene, hasPicture }: ResultProps<'text'>) {
  const texts = useGameTexts();
  const [first = '', ...others] = solution.accepted;
  const right = {
    solution: <bdi>{first}</bdi>,
    below: others.length > 0 && texts.reveal.alsoRight({ answers: texts.list(others) }),
  };
  if (scene.quotes) {
    const rows = scene.quotes.map((text) => (
      <li data-fit="" key={text} className="quoted-answer">
        {around((mark) => texts.reveal.quote({ text: mark }), <bdi>{text}</bdi>)}
      </li>
    ));
    return <WrittenResult {...right} heading={texts.reveal.quotes} columns={1} rows={rows} />;
  }
  const most = hasPicture ? MOST_BESIDE_PICTURE : Infinity;
  const groups = withFewerWrong(tally.groups, most, ({ correct }) => correct);
  return (
    <WrittenResult
      {...right}
      heading={texts.reveal.given}
      columns={groups.length > MOST_IN_ONE_COLUMN ? 2 : 1}
      rows={groups.map(({ text, count, correct, share }) => (
        <li data-fit="" key={text} className="given-row" data-right={share === 0.5 ? 'half' : correct}>
          {share === 0.5 ? <HalfMark /> : correct && <RightMark />}
          <GivenText text={text} isHalf={share === 0.5} />
          <CountMark count={count} label={texts.reveal.picked({ count })} />
        </li>
      ))}
    />
  );
}
