import { chakra } from '@chakra-ui/react/styled-system';
import { withoutScheme } from '../api/serverAddress';
import { useTexts } from '../languages/useLanguage';

interface JoinAddressChoiceProps {
  urls: readonly string[];
  /** The origin that the host chose, if any; otherwise, and where it is gone, the first is in use. */
  chosen: string | null;
  onChoose: (origin: string) => void;
}

/** Where the machine has several network addresses: which of them the guests are shown. */
export function JoinAddressChoice({ urls, chosen, onChoose }: JoinAddressChoiceProps) {
  const texts = useTexts();
  const origins = [...new Set(urls.map((url) => new URL(url).origin))];
  if (origins.length < 2) return null;
  const selected = origins.find((origin) => origin === chosen) ?? origins[0];
  return (
    <chakra.fieldset mt="4" display="grid" gap="1">
      <chakra.legend mb="1" fontWeight={700}>
        {texts.settings.joinAddress}
      </chakra.legend>
      {origins.map((origin) => (
        <chakra.label key={origin} display="flex" alignItems="center" gap="1" minH="control" cursor="pointer">
          <chakra.input
            type="radio"
            name="join-origin"
            checked={origin === selected}
            onChange={() => onChoose(origin)}
            accentColor="accent"
            boxSize="1.1em"
          />
          {withoutScheme(origin)}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
