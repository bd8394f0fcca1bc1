import { isBlankRound } from '../draft/blank';
import { readSource } from '../draft/readSource';
import { listDrafts } from '../saving/draftStore';

/** The drafts of this browser in which something was written. */
export function unfinishedDrafts(address: string) {
  return listDrafts(address).filter(({ source }) => {
    const { name, description, rounds } = readSource(source);
    return `${name}${description}`.trim() !== '' || !rounds.every(isBlankRound);
  });
}
