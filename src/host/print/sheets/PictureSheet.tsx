import type { CSSProperties } from 'react';
import type { Copy } from '../choices';
import { type PageFrame, Page } from '../Pages';
import { chunksOf, gridOf, type PerPage } from '../paper';
import type { TeamQuestion, TeamRound } from '../printedQuiz';
import { usePrintTexts } from '../printTexts';
import { paperOf } from '../paperKind';
import { TeamHead } from './AnswerSheet';

/** A question with the address of its picture, or of that of the answer with this letter. */
interface PicturedQuestion extends TeamQuestion {
  url: string;
  letter: string | undefined;
}
export interface PicturedRound extends Omit<TeamRound, 'questions'> {
  questions: PicturedQuestion[];
}

interface PictureSheetProps {
  frame: PageFrame;
  /** The rounds that have pictures. */
  rounds: readonly PicturedRound[];
  perPage: PerPage;
  copies: readonly Copy[];
}

/** The pictures of each round, numbered like their questions on the projector. */
export function PictureSheet({ frame, rounds, perPage, copies }: PictureSheetProps) {
  const texts = usePrintTexts();
  const pages = rounds.flatMap((round) =>
    copies.flatMap((copy) =>
      chunksOf(round.questions, perPage).map((questions) => ({ ...round, questions, copy })),
    ),
  );
  const { columns, rows } = gridOf(perPage);
  return pages.map(({ index, title, questions, copy }, at) => (
    <Page
      key={at}
      frame={frame}
      section={title ?? texts.onPaper.round({ number: index + 1 })}
      number={[at + 1, pages.length]}
      head={<TeamHead {...copy} />}
    >
      <div className="picture-grid" style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
        {questions.map(({ number, letter, url, kind, place }) => {
          const { Place } = paperOf({ kind });
          return (
            <figure key={`${number} ${letter}`}>
              {/* The picture's content and file name might reveal the answer. */}
              <img src={url} alt={texts.picture({ number })} />
              <figcaption>
                <b className="answer-number">
                  {number} {letter}
                </b>
                {/* An answer is given once, below the question's own picture or on the answer sheet. */}
                {letter === undefined && <Place place={place} />}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Page>
  ));
}
