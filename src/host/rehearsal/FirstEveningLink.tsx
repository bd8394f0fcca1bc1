import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { useFirstEveningTexts } from './rehearsalTexts';

/** Links to the checklist for first-time hosts. */
export function FirstEveningLink() {
  const texts = useFirstEveningTexts();
  return (
    <Button asChild variant="ghost">
      <Link to="/first-evening">{texts.heading}</Link>
    </Button>
  );
}
