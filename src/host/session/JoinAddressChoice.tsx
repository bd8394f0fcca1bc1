import { chakra } from '@chakra-ui/react/styled-system';
import { withoutScheme } from '../api/serverAddress';
import { useConnectionTexts } from './connectionTexts';
import { saveJoinOrigin } from './joinAddress';
import { useJoinOrigin } from './useJoinAddress';

/** The choice of the address that players are shown, where the server has several. Takes effect at once. */
export function JoinAddressChoice({ urls }: { urls: readonly string[] }) {
  const texts = useConnectionTexts();
  const chosen = useJoinOrigin();
  const origins = [...new Set(urls.map((url) => new URL(url).origin))];
  if (origins.length < 2) return null;
  // The server's first is in use where none was chosen, and where the chosen one is gone.
  const selected = origins.find((origin) => origin === chosen) ?? origins[0];
  return (
    <chakra.fieldset mt="3" display="grid" gap="1">
      <chakra.legend mb="1" fontWeight={700}>
        {texts.joinAddress}
      </chakra.legend>
      {origins.map((origin) => (
        <chakra.label key={origin} display="flex" alignItems="center" gap="1" minH="control" cursor="pointer">
          <chakra.input
            type="radio"
            name="join-origin"
            checked={origin === selected}
            onChange={() => saveJoinOrigin(origin)}
            accentColor="accent"
            boxSize="1.1em"
          />
          {withoutScheme(origin)}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
