import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { useFrameTexts } from '../languages/useLanguage';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Logo } from '../ui/Logo';

/** For an unknown address: a link to the start. */
export function UnknownRoute() {
  const texts = useFrameTexts();
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
        {texts.unknownRoute.heading}
      </Heading>
      <chakra.p fontSize="large" color="muted" mt="3" mb="4">
        {texts.unknownRoute.explanation}
      </chakra.p>
      <Button asChild>
        <Link to="/">{texts.unknownRoute.toStart}</Link>
      </Button>
    </chakra.div>
  );
}
