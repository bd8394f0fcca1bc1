import { chakra } from '@chakra-ui/react/styled-system';
import { spokenAddress } from '../hooks/joinView';
import { useJoinOrigin } from '../hooks/useJoinAddress';
import { useTexts } from '../hooks/useLanguage';

/** The form field's name; its value is the chosen origin. */
export const JOIN_ORIGIN = 'join-origin';

/** Where the machine has several network addresses: which of them the guests are shown. */
export function JoinAddressChoice({ urls }: { urls: readonly string[] }) {
  const texts = useTexts();
  const chosen = useJoinOrigin();
  const origins = [...new Set(urls.map((url) => new URL(url).origin))];
  if (origins.length < 2) return null;
  const selected = origins.find((origin) => origin === chosen) ?? origins[0];
  return (
    <chakra.fieldset mt="4" display="grid" gap="1">
      <chakra.legend mb="1" fontWeight={700}>
        {texts.settings.joinAddress}
      </chakra.legend>
      {origins.map((origin) => (
        <chakra.label key={origin} display="flex" alignItems="center" gap="1" minH="2.75rem" cursor="pointer">
          <chakra.input
            type="radio"
            name={JOIN_ORIGIN}
            value={origin}
            defaultChecked={origin === selected}
            accentColor="accent"
            boxSize="1.1em"
          />
          {spokenAddress(origin)}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
