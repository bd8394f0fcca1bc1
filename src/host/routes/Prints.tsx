import { useParams } from 'react-router-dom';
import { lazyPart } from '../ui/Loading';

const Print = lazyPart(() => import('./Print').then(({ Print }) => Print));
const SeasonPrint = lazyPart(() => import('./SeasonPrint').then(({ SeasonPrint }) => SeasonPrint));
const WifiPrint = lazyPart(() => import('./WifiPrint').then(({ WifiPrint }) => WifiPrint));

/** The pages that print: a quiz's sheets, a season, or the card with the Wi-Fi. */
export function Prints() {
  const { quizId, seasonId } = useParams();
  if (quizId !== undefined) return <Print />;
  return seasonId === undefined ? <WifiPrint /> : <SeasonPrint />;
}
