import { useId, useState } from 'react';
import { copyText } from '../../../browser/clipboard';
import { Button } from '../../../ui/Button';
import { useQuizFileTexts } from '../../workshopTexts';

interface PasteFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Called to read the text. */
  onRead: () => void;
}

/** A field for questions from elsewhere, and a prompt for an AI that writes some. */
export function PasteField({ text, onText, onRead }: PasteFieldProps) {
  const texts = useQuizFileTexts().importing;
  const id = useId();
  return (
    <div className="import-paste">
      <label htmlFor={id}>{texts.paste}</label>
      <textarea
        className="framed"
        id={id}
        dir="auto"
        rows={4}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={`${id}-hint`} className="small-hint">
        {texts.pasteHint}
      </p>
      <div className="row">
        <Button aria-disabled={!text.trim()} onClick={() => text.trim() && onRead()}>
          {texts.readText}
        </Button>
        <PromptButton />
      </div>
    </div>
  );
}

function PromptButton() {
  const texts = useQuizFileTexts().importing;
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="outline" onClick={() => void copyText(texts.promptText).then(setIsCopied)}>
        {texts.prompt}
      </Button>
      <p role="status" className="small-hint">
        {isCopied === null ? null : isCopied ? texts.promptCopied : texts.promptFailed}
      </p>
    </>
  );
}
