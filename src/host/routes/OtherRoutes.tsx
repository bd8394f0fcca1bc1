import './startScreen.css';
import { Route, Routes } from 'react-router-dom';
import { useConnectionTexts } from '../texts/roomTexts';
import { useStartTexts } from '../texts/startTexts';
import { Button, Heading } from '../ui/Button';
import { Logo } from '../ui/Drawings';
import { PageLink } from '../ui/PageLink';
import { lazyPart } from '../ui/Boundary';
import { useTitle } from '../ui/useTitle';

const Print = lazyPart(() => import('./Print').then((part) => part.Print));
const SeasonPrint = lazyPart(() => import('./SeasonPrint').then((part) => part.SeasonPrint));
const WifiPrint = lazyPart(() => import('./WifiPrint').then((part) => part.WifiPrint));
const ReportPage = lazyPart(() => import('../rehearsal/ReportPage').then((part) => part.ReportPage));
const FirstEvening = lazyPart(() => import('../rehearsal/FirstEvening').then((part) => part.FirstEvening));

/** Rarely used routes, kept out of the start page: print pages, rehearsals, and unknown addresses. */
export function OtherRoutes() {
  return (
    <Routes>
      <Route path="/quizzes/:quizId/print" element={<Print />} />
      <Route path="/seasons/:seasonId/print" element={<SeasonPrint />} />
      <Route path="/wifi/print" element={<WifiPrint />} />
      <Route path="/rehearsals/:sessionCode" element={<ReportPage />} />
      <Route path="/first-evening" element={<FirstEvening />} />
      <Route path="*" element={<UnknownRoute />} />
    </Routes>
  );
}

/** Shown for an unknown address: a link to the start page. */
function UnknownRoute() {
  const texts = useStartTexts().unknownRoute;
  const { toStart } = useConnectionTexts();
  useTitle(texts.heading);
  return (
    <div className="unknown-route">
      <Logo />
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      <p>{texts.explanation}</p>
      <Button asChild>
        <PageLink to="/">{toStart}</PageLink>
      </Button>
    </div>
  );
}
