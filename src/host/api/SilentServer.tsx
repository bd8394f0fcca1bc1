import { ownServerAddress, saveServerAddress, withoutScheme } from './useServerAddress';
import { useUiTexts } from '../texts/startTexts';
import { Button } from '../ui/Button';

/** Says that nothing comes from the server in use, and offers the way back to the one used by default. */
export function SilentServer({ address }: { address: string }) {
  const texts = useUiTexts();
  return (
    <>
      <span>{texts.silent({ address: withoutScheme(address) })}</span>
      <Button variant="outline" onClick={() => saveServerAddress(ownServerAddress())}>
        {texts.ownServer}
      </Button>
    </>
  );
}
