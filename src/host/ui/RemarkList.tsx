import './fields.css';
import { useWords } from '../texts/roomTexts';

interface RemarkListProps {
  label: string;
  /** `where`: the place in a file. */
  remarks: readonly { where?: string; message: string }[];
}

/** What a file could not carry over, or what is wrong, each with its place. It can be scrolled by keyboard. */
export function RemarkList({ label: name, remarks }: RemarkListProps) {
  const { label } = useWords();
  return (
    <div className="remark-list" role="group" aria-label={name} tabIndex={0}>
      <ul>
        {remarks.map(({ where, message }, index) => (
          <li key={index}>
            {where !== undefined && <b>{label({ label: where })}</b>} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
