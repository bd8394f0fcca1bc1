import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Logo } from '../ui/Logo';
import { useStartTexts } from './startTexts';

/** For an unknown address: a link to the start. */
export function UnknownRoute() {
  const texts = useStartTexts().unknownRoute;
  return (
    <chakra.div
      flex="1"
      display="flex"
      flexDirection="column"
      justifyContent="center"
      alignItems="flex-start"
      px="5"
    >
      <Logo position="fixed" zIndex={-1} right="-8vmin" bottom="-12vmin" boxSize="84vmin" color="glow" />
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      <chakra.p fontSize="large" color="muted" mt="3" mb="4">
        {texts.explanation}
      </chakra.p>
      <Button asChild>
        <Link to="/">{texts.toStart}</Link>
      </Button>
    </chakra.div>
  );
}
