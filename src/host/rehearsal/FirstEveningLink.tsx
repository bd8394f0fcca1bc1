import { Button } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import { useFirstEveningTexts } from './rehearsalTexts';

/** Links to the checklist for first-time hosts. */
export function FirstEveningLink() {
  const texts = useFirstEveningTexts();
  return (
    <Button asChild variant="ghost">
      <PageLink to="/first-evening">{texts.heading}</PageLink>
    </Button>
  );
}
