import { type CSSProperties, useState } from 'react';
import { whyOf } from '../api/quizApiError';
import { tickSteps } from '../browser/firstSteps';
import { Page, type PageFrame, PaperSize, PrintFrame } from '../print/Pages';
import { gridOf } from '../print/paper';
import { Button } from '../ui/Button';
import { Radios } from '../ui/Choices';
import { Loading } from '../ui/Loading';
import { VenueMark } from '../venue/VenueMark';
import { useNetworkTexts } from '../network/networkTexts';
import { type KeptWifi, useWifi, WifiCard, WifiForm } from '../network/WifiCard';
import { ClosedQuiz } from './ClosedQuiz';
import { useTitle } from '../ui/useTitle';

/** The print page for the card with the venue's Wi-Fi, which the host types once. */
export function WifiPrint() {
  const { read, retry } = useWifi();
  const texts = useNetworkTexts().card;
  useTitle(texts.heading);
  if (read.status === 'loading') return <Loading />;
  if (read.status === 'ready') return <WifiPages {...read.value} />;
  const isForbidden = ['forbidden', 'gone'].includes(whyOf(read.error));
  return (
    <ClosedQuiz
      heading={texts.heading}
      text={texts.closed[isForbidden ? 'forbidden' : 'unreachable']}
      onRetry={isForbidden ? undefined : retry}
    />
  );
}

const PER_PAGE = [4, 2] as const;

function WifiPages({ wifi: initial, joinUrl }: KeptWifi) {
  const texts = useNetworkTexts().card;
  const [wifi, setWifi] = useState(initial);
  const [perPage, setPerPage] = useState<2 | 4>(4);
  const { columns, rows } = gridOf(perPage);
  const print = () => {
    tickSteps('card');
    window.print();
  };
  const frame: PageFrame = { paper: 'A4', isLandscape: false, quizName: texts.heading };
  return (
    <PrintFrame
      heading={texts.heading}
      choices={
        <>
          <p>{texts.about}</p>
          <WifiForm initial={initial} onSaved={setWifi} />
          {joinUrl === null && <p role="status">{texts.noAddress}</p>}
          <Radios
            legend={texts.perPage}
            values={PER_PAGE}
            labelOf={String}
            chosen={perPage}
            onChoose={setPerPage}
            look="tick"
          />
          <Button aria-disabled={!wifi} onClick={() => wifi && print()}>
            {texts.print}
          </Button>
        </>
      }
      preview={texts.preview}
      nothing={wifi ? undefined : texts.empty}
    >
      <PaperSize {...frame} />
      {wifi && (
        <Page frame={frame} number={[1, 1]}>
          <div className="card-grid" style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
            {Array.from({ length: perPage }, (_, at) => (
              <WifiCard key={at} wifi={wifi} joinUrl={joinUrl} perPage={perPage}>
                <VenueMark />
              </WifiCard>
            ))}
          </div>
        </Page>
      )}
    </PrintFrame>
  );
}
