import { Check } from '../../host/ui/Choices';
import { useQuizStore } from '../../host/workshop/saving/useQuizStore';
import { useQuestionTexts } from '../../host/workshop/workshopTexts';
import type { KindFieldsProps } from '../../host/workshop/workshopKind';

/** The parts, and whether the text for a part counts for any part. */
export function PartsFields({ question: { key, anyOrder }, children }: KindFieldsProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts().answers;
  return (
    <>
      {children}
      <Check
        label={texts.anyOrder}
        on={anyOrder}
        onSwitch={(on) => store.editQuestion(key, (each) => ({ ...each, anyOrder: on }))}
      />
    </>
  );
}
