import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { useFirstEveningTexts } from './rehearsalTexts';

/** Leads those who host for the first time to their ten lines. */
export function FirstEveningLink() {
  const texts = useFirstEveningTexts();
  return (
    <Button asChild variant="ghost">
      <Link to="/first-evening">{texts.heading}</Link>
    </Button>
  );
}
