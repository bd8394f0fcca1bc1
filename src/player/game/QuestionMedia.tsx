import type { Question } from '../../contract/question';
import type { GameTexts } from './texts';

/** Says that the picture, sound or film is on the projector alone; screen readers hear what the picture shows. */
export function QuestionMedia({ question, texts }: { question: Question; texts: GameTexts }) {
  const { media = [], imageAlt } = question;
  if (media.length === 0) return null;
  const isHeard = media.includes('audio') || media.includes('video');
  return (
    <p className="hint">
      {isHeard ? texts.listen : texts.look}
      {imageAlt && <span className="unseen"> {texts.picture(imageAlt)}</span>}
    </p>
  );
}
