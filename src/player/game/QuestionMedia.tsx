import type { Question } from '../../contract/question';
import type { GameTexts } from './texts';

/** A question's picture. Sound and video are played by the projector alone; the phone says so. */
export function QuestionMedia({ question, texts }: { question: Question; texts: GameTexts }) {
  const { imageUrl, imageAlt = '', audioUrl, videoUrl } = question;
  return (
    <>
      {imageUrl && <img className="picture" src={imageUrl} alt={imageAlt} crossOrigin="anonymous" />}
      {(audioUrl ?? videoUrl) && <p className="hint">{texts.listen}</p>}
    </>
  );
}
