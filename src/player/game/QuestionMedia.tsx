import type { Question } from '../../contract/question';
import type { GameTexts } from './texts';

/** Says that the picture, sound or film is on the projector alone; screen readers hear what the picture shows. */
export function QuestionMedia({ question, texts }: { question: Question; texts: GameTexts }) {
  const { imageUrl, imageAlt, audioUrl, videoUrl } = question;
  const isHeard = audioUrl !== undefined || videoUrl !== undefined;
  if (!isHeard && !imageUrl) return null;
  return (
    <p className="hint">
      {isHeard ? texts.listen : texts.look}
      {imageUrl && imageAlt && <span className="unseen"> {texts.picture(imageAlt)}</span>}
    </p>
  );
}
