import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import type { Remark } from '../../../contract/quizFiles';
import { Button } from '../../ui/Button';
import type { Deletion, QuizNotice } from './useQuizActions';
import { useQuizFileTexts } from '../texts/workshopTexts';

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
    <chakra.div ref={place} tabIndex={-1} outline="none" fontSize="small" overflowWrap="anywhere">
      {deletions.map((deletion, index) => (
        <DeletedLine key={deletion.trashId ?? index} deletion={deletion} onUndo={undo} />
      ))}
      <div role="status">{notice && notice.kind !== 'failed' && <Done notice={notice} />}</div>
      {notice?.kind === 'failed' && (
        <chakra.p role="alert" py="1" fontWeight={600} color="danger">
          {notice.text}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Done({ notice }: { notice: Exclude<QuizNotice, { kind: 'failed' }> }) {
  const { done } = useQuizFileTexts();
  if (notice.kind === 'done') return <chakra.p py="1">{notice.text}</chakra.p>;
  return (
    <chakra.div py="1">
      <p>{done.exported}</p>
      {notice.report.length > 0 && (
        <>
          <chakra.p mt="1" fontWeight={700}>
            {done.notInFormat}
          </chakra.p>
          <RemarkList label={done.notInFormat} remarks={notice.report} />
        </>
      )}
    </chakra.div>
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
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.p id={id} role="status" minW={0}>
        {texts.done.deleted(quizName)}
      </chakra.p>
      {trashId !== undefined && (
        <Button
          ref={button}
          aria-describedby={id}
          variant="ghost"
          px="2"
          me="-2"
          flexShrink={0}
          color="accent"
          fontSize="small"
          onClick={() => onUndo({ quizName, trashId })}
        >
          {texts.undo}
        </Button>
      )}
    </chakra.div>
  );
}

/** What was not taken over, each with its place. Keys scroll it where it is long. */
export function RemarkList({ label, remarks }: { label: string; remarks: readonly Remark[] }) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      tabIndex={0}
      maxH="min(12rem, 22vh)"
      overflowY="auto"
      mt="1"
      fontSize="small"
      overflowWrap="anywhere"
    >
      <chakra.ul display="grid" gap="1">
        {remarks.map(({ where, message }, index) => (
          <li key={index}>
            <chakra.span fontWeight={700}>{where}:</chakra.span> {message}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
