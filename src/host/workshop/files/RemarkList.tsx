import { chakra } from '@chakra-ui/react/styled-system';
import type { Remark } from '../../../contract/quizFiles';

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
