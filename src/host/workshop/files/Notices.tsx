import { useEffect, useId, useRef } from 'react';
import type { Remark } from '../../../contract/quizFiles';
import { Button } from '../../ui/Button';
import type { Deletion, QuizNotice } from './useQuizActions';
import { useQuizFileTexts } from '../workshopTexts';

interface NoticesProps {
  notice: QuizNotice | null;
  deletions: readonly Deletion[];
  onUndo: (deletion: Deletion & { trashId: string }) => void;
}

/** What became of the last action, and every quiz that was deleted since the dialog opened. */
export function Notices({ notice, deletions, onUndo }: NoticesProps) {
  const place = useRef<HTMLDivElement>(null);
  const undo = (deletion: Deletion & { trashId: string }) => {
    // The button goes with its line, and the focus would be lost.
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
        <p role="alert" className="files-fault">
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
  // What had the focus goes with the quiz.
  useEffect(() => button.current?.focus(), []);
  const { quizName, trashId } = deletion;
  return (
    <div className="deleted-line">
      <p id={id} role="status">
        {texts.done.deleted({ name: quizName })}
      </p>
      {trashId !== undefined && (
        <Button
          ref={button}
          aria-describedby={id}
          variant="ghost"
          onClick={() => onUndo({ quizName, trashId })}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

/** What was not taken over, each with its place. Keys scroll it where it is long. */
export function RemarkList({ label, remarks }: { label: string; remarks: readonly Remark[] }) {
  return (
    <div className="remark-list" role="group" aria-label={label} tabIndex={0}>
      <ul>
        {remarks.map(({ where, message }, index) => (
          <li key={index}>
            <b>{where}:</b> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
