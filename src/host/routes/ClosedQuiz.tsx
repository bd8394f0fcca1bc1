import { chakra } from '@chakra-ui/react/styled-system';
import { useConnectionTexts, useWords } from '../texts/roomTexts';
import { Button, Heading } from '../ui/Button';
import { PageLink } from '../ui/PageLink';

interface ClosedQuizProps {
  heading: string;
  /** Why the quiz is not shown. */
  text: string;
  /** Undefined if retrying cannot help. */
  onRetry: (() => void) | undefined;
}

/** Says why a quiz cannot be opened, and what to do. */
export function ClosedQuiz({ heading, text, onRetry }: ClosedQuizProps) {
  const { tryAgain } = useWords();
  const { toStart } = useConnectionTexts();
  return (
    <chakra.div flex="1" display="grid" alignContent="center" justifyItems="start" gap="4" px="5">
      <Heading as="h1" fontSize="title">
        {heading}
      </Heading>
      <chakra.p role="alert" fontSize="large" color="muted">
        {text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
        <Button asChild variant="outline">
          <PageLink to="/">{toStart}</PageLink>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
