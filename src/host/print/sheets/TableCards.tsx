import type { CSSProperties } from 'react';
import { around } from '../../../look/around';
import { withoutScheme } from '../../api/useServerAddress';
import { BreakableAddress } from '../../ui/JoinParts';
import { QrPicture } from '../../ui/QrPicture';
import { useUiTexts } from '../../texts/startTexts';
import { VenueMark } from '../../venue/VenueMark';
import { type PageFrame, Page } from '../Pages';
import { chunksOf, gridOf } from '../paper';
import { usePrintTexts } from '../printTexts';

interface TableCardsProps {
  frame: PageFrame;
  code: string;
  /** The address where phones join, if known. */
  joinUrl: string | undefined;
  /** The number of tables. */
  tables: number;
  perPage: 2 | 4;
}

/** A card for each table, with how to join and the table's number. */
export function TableCards({ frame, code, joinUrl, tables, perPage }: TableCardsProps) {
  const { onPaper } = usePrintTexts();
  const { qrCode } = useUiTexts();
  const numbers = Array.from({ length: tables }, (_, at) => at + 1);
  const pages = chunksOf(numbers, perPage);
  const { columns, rows } = gridOf(perPage);
  return pages.map((cards, at) => (
    <Page key={at} frame={frame} number={[at + 1, pages.length]}>
      <div className="card-grid" style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
        {cards.map((table) => (
          <section key={table} className="table-card" data-per-page={perPage}>
            <VenueMark />
            <p className="card-table">{onPaper.tableNumber({ number: table })}</p>
            {joinUrl !== undefined && (
              <>
                <div className="card-qr">
                  <QrPicture url={joinUrl} label={qrCode} />
                </div>
                <p className="card-hint">{onPaper.scan}</p>
                <p className="card-address">
                  <BreakableAddress address={withoutScheme(joinUrl)} />
                </p>
              </>
            )}
            <p className="card-code">{around((mark) => onPaper.code({ code: mark }), <b>{code}</b>)}</p>
          </section>
        ))}
      </div>
    </Page>
  ));
}
