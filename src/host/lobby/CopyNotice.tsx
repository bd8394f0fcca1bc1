import { chakra } from '@chakra-ui/react/styled-system';
import { useLobbyTexts } from './lobbyTexts';
import type { Copied } from './useCopy';

/** Confirms a copy; where the browser refused it, shows the text so that the host can select it. */
export function CopyNotice({ copied }: { copied: Copied | null }) {
  const texts = useLobbyTexts();
  return (
    <chakra.div
      aria-live="polite"
      position="fixed"
      insetX="3"
      bottom="3"
      textAlign="center"
      pointerEvents="none"
    >
      {copied && (
        <chakra.span
          display="inline-block"
          px="3"
          py="2"
          bg="text"
          color="page"
          borderRadius="normal"
          fontSize="body"
          fontWeight={700}
          pointerEvents="auto"
          userSelect="text"
          animation="rise var(--qn-calm) var(--qn-ease)"
        >
          {copied.isDone ? (
            texts.copied[copied.what]
          ) : (
            <>
              {texts.notCopied} <chakra.span userSelect="all">{copied.text}</chakra.span>
            </>
          )}
        </chakra.span>
      )}
    </chakra.div>
  );
}
