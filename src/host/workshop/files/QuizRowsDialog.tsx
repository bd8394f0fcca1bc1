import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/Button';
import { DialogFrame } from '../../ui/DialogFrame';

/** A quiz that is not in the list, or a file, and what can be done about it. */
export interface QuizRow {
  key: string;
  name: string;
  when: string;
  actions: readonly { text: string; label: string; onDo: () => void }[];
}

interface QuizRowsDialogProps {
  title: string;
  rows: readonly QuizRow[];
  /** Stands there where there are no rows. */
  empty?: string;
  open: boolean;
  onClose: () => void;
}

/** A dialog with a list of quizzes, each with its time and buttons. */
export function QuizRowsDialog({ title, rows, empty, open, onClose }: QuizRowsDialogProps) {
  return (
    <DialogFrame title={title} open={open} onClose={onClose} width="xl">
      <Dialog.Body>
        {rows.length === 0 && <chakra.p color="muted">{empty}</chakra.p>}
        <chakra.ul display="grid" gap="3">
          {rows.map(({ key, name, when, actions }) => (
            <chakra.li key={key} display="flex" alignItems="center" justifyContent="space-between" gap="3">
              <chakra.div minW={0} overflowWrap="anywhere">
                <chakra.p dir="auto" fontWeight={700} lineHeight={1.2}>
                  {name}
                </chakra.p>
                <chakra.p fontSize="small" color="muted">
                  {when}
                </chakra.p>
              </chakra.div>
              <chakra.div flexShrink={0} display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
                {actions.map(({ text, label, onDo }, index) => (
                  // By its place: one that says something else after it was pressed keeps the focus.
                  <Button key={index} variant="outline" aria-label={label} onClick={onDo}>
                    {text}
                  </Button>
                ))}
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Dialog.Body>
    </DialogFrame>
  );
}
