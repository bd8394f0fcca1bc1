import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button';
import { RemarkList } from '../../ui/RemarkList';
import type { Deletion, QuizNotice } from './useQuizActions';
import { useQuizFileTexts } from '../workshopTexts';

interface NoticesProps {
  notice: QuizNotice | null;
  deletions: readonly Deletion[];
  onUndo: (deletion: Deletion) => void;
}

/** The result of the last action, and every quiz deleted since the dialog opened. */
export function Notices({ notice, deletions, onUndo }: NoticesProps) {
  const place = useRef<HTMLDivElement>(null);
  const undo = (deletion: Deletion) => {
    // The button disappears with its line, and the focus would be lost.
    place.current?.focus();
    onUndo(deletion);
  };
  return (
    <div ref={place} className="files-notices" tabIndex={-1}>
      {deletions.map((deletion, index) => (
        <DeletedLine key={deletion.trashId ?? index} deletion={deletion} onUndo={undo} />
      ))}
      <div role="status">{notice && notice.kind !== 'failed' && <Done notice={notice} />}</div>
      {notice?.kind === 'failed' && (
        <p role="alert" className="fault files-fault">
          {notice.text}
        </p>
      )}
    </div>
  );
}

function Done({ notice }: { notice: Exclude<QuizNotice, { kind: 'failed' }> }) {
  const { done } = useQuizFileTexts();
  if (notice.kind === 'done') return <p className="files-done">{notice.text}</p>;
  return (
    <div className="files-done">
      <p>{done.exported}</p>
      {notice.report.length > 0 && (
        <>
          <p className="files-lost">{done.notInFormat}</p>
          <RemarkList label={done.notInFormat} remarks={notice.report} />
        </>
      )}
    </div>
  );
}

function DeletedLine({ deletion, onUndo }: { deletion: Deletion; onUndo: NoticesProps['onUndo'] }) {
  const texts = useQuizFileTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The focused element disappears with the quiz.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="apart deleted-line">
      <p id={id} role="status">
        {texts.done.deleted({ name: deletion.quizName })}
      </p>
      <Button ref={button} aria-describedby={id} variant="ghost" onClick={() => onUndo(deletion)}>
        {texts.undo}
      </Button>
    </div>
  );
}
