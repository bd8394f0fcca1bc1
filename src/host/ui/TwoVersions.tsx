import './versions.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useWords } from '../texts/roomTexts';
import { type Catalogue, defineTexts } from '../texts/useLanguage';
import { Button } from './Button';
import { DialogFrame, Failure } from './DialogFrame';

const useVersionTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['versions']>>('../../locales/*/versions.json'),
);

/** A version of a document, as the dialog shows it. */
interface ShownVersion {
  name?: string;
  /** How much the version contains, in words. */
  size?: string;
  /** What the other version lacks or has differently. */
  only: readonly string[];
}

/** The version to keep: the host's own, the other one, or both, with their own saved as a copy. */
export type VersionChoice = 'mine' | 'theirs' | 'copy';

interface TwoVersionsProps {
  /** `same` replaces the usual text when no differences are listed. */
  texts: { title: string; sentence: string; same?: string };
  mine: ShownVersion;
  /** Null if the server no longer has the document. */
  theirs: ShownVersion | null;
  /** Why the last choice failed. */
  failure?: string | null;
  canCopy?: boolean;
  onClose: () => void;
  onChoose: (choice: VersionChoice) => void;
}

/** Asks which of two versions of a document to keep. Closing it loses nothing typed. */
export function TwoVersions({ texts, mine, theirs, failure = null, canCopy, ...on }: TwoVersionsProps) {
  const { choices, deletedChoices, ...shared } = useVersionTexts();
  const offered = Object.entries(theirs ? choices : deletedChoices) as [VersionChoice, string][];
  const isSame = theirs && mine.only.length + theirs.only.length === 0;
  return (
    <DialogFrame title={texts.title} open onClose={on.onClose} width="2xl">
      {/* Has the initial focus: the dialog may open while somebody is typing, and no key may choose. */}
      <Dialog.Body tabIndex={0} data-autofocus outline="none">
        <p>{texts.sentence}</p>
        <dl className="two-versions">
          <Version label={shared.mine} version={mine} />
          {theirs && <Version label={shared.theirs} version={theirs} />}
        </dl>
        {isSame && <p>{texts.same ?? shared.same}</p>}
      </Dialog.Body>
      <Dialog.Footer>
        <Failure text={failure} />
        {offered
          .filter(([choice]) => canCopy || choice !== 'copy')
          .map(([choice, name]) => (
            <Button key={choice} variant="outline" onClick={() => on.onChoose(choice)}>
              {name}
            </Button>
          ))}
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** The number of a version's differences that are listed. */
const NAMED = 3;

function Version({ label, version: { name, size, only } }: { label: string; version: ShownVersion }) {
  const { onlyHere } = useVersionTexts();
  const { more } = useWords();
  return (
    <div className="framed">
      <dt className="small-hint">{label}</dt>
      {name !== undefined && (
        <dd className="version-name">
          <bdi>{name}</bdi>
        </dd>
      )}
      {size !== undefined && <dd>{size}</dd>}
      {only.length > 0 && (
        <dd className="version-only">
          {onlyHere}
          <ul>
            {only.slice(0, NAMED).map((each, index) => (
              <li key={index} className="clamped">
                <bdi>{each}</bdi>
              </li>
            ))}
            {only.length > NAMED && <li className="clamped">{more({ count: only.length - NAMED })}</li>}
          </ul>
        </dd>
      )}
    </div>
  );
}
