import { SelectField } from '../../host/workshop/editor/fields';
import { useQuizStore } from '../../host/workshop/saving/useQuizStore';
import { useKindTexts } from '../../host/workshop/workshopTexts';
import type { KindFieldsProps } from '../../host/workshop/workshopKind';
import { POLLS } from './wire';

/** How guests answer, and the answers to choose from, which are the children. */
export function PollFields({ question, children }: KindFieldsProps) {
  const store = useQuizStore();
  const texts = useKindTexts().poll;
  const { key, poll } = question;
  return (
    <>
      <div className="poll-way">
        <SelectField
          label={texts.way}
          chosen={poll}
          options={POLLS.map((each) => [each, texts.ways[each]])}
          onChoose={(chosen) => store.editQuestion(key, (each) => ({ ...each, poll: chosen }))}
        />
      </div>
      {poll === 'choice' && children}
    </>
  );
}
