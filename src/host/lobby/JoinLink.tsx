import { chakra } from '@chakra-ui/react/styled-system';
import { withoutScheme } from '../api/serverAddress';
import { BreakableAddress } from '../ui/BreakableAddress';
import { focusRing } from '../ui/focusRing';
import { useLobbyTexts } from './lobbyTexts';

/** How wide a character is in most addresses, in em. */
const CHARACTER_EM = 0.57;

interface JoinLinkProps {
  url: string;
  /** How wide it may get on a projector, in vw. */
  maxWidth: number;
  onCopy: () => void;
}

/** The join address, as large as the space allows; a click copies it. */
export function JoinLink({ url, maxWidth, onCopy }: JoinLinkProps) {
  const texts = useLobbyTexts();
  const address = withoutScheme(url);
  const size = `${(maxWidth / (address.length * CHARACTER_EM)).toFixed(2)}vw`;
  return (
    <chakra.button
      type="button"
      gridArea="address"
      alignSelf="end"
      justifySelf="start"
      maxW="full"
      textAlign="start"
      fontSize={{ base: 'body', lg: `min({fontSizes.title}, ${size})` }}
      fontWeight={700}
      lineHeight={1.15}
      color="accent"
      overflowWrap="anywhere"
      cursor="copy"
      borderRadius="normal"
      _focusVisible={focusRing}
      title={texts.copyLink}
      onClick={onCopy}
    >
      <BreakableAddress address={address} />
    </chakra.button>
  );
}
