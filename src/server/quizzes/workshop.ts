import type { MediaFolder } from './mediaFolder';
import { MediaUploads } from './mediaUploads';
import { QuizStore, type QuizStoreParts } from './quizStore';
import { QuizTrash } from './quizTrash';
import type { SessionMedia } from './sessionMedia';

/** What changes a folder of quizzes. */
interface Workshop {
  store: QuizStore;
  trash: QuizTrash;
  uploads: MediaUploads;
  mediaFolder: MediaFolder;
}

export interface WorkshopParts extends QuizStoreParts {
  media: SessionMedia;
  mediaFolder: MediaFolder;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Puts together what changes a folder of quizzes. */
export function createWorkshop(folder: string, parts: WorkshopParts): Workshop {
  const { quizzes, media, mediaFolder, now } = parts;
  const store = new QuizStore(folder, parts);
  const trash = new QuizTrash(store, now);
  const readNamed = async () => {
    await quizzes.readAnew();
    return (fileName: string): boolean => quizzes.names(fileName) || media.isKept(fileName);
  };
  const uploads = new MediaUploads({ store, readNamed });
  void uploads.removeDrafts();
  return { store, trash, uploads, mediaFolder };
}
