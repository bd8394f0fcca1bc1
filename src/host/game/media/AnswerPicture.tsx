import { useGameMedia, useLoading } from './useGameMedia';

/** The picture of an answer, whose text beside it says what it is. Gone while it cannot be loaded. */
export function AnswerPicture({ url }: { url: string }) {
  const { reports } = useGameMedia();
  const { attempt, onLoaded, ...loading } = useLoading(url);
  return (
    <img
      key={attempt}
      {...loading}
      className="answer-picture"
      alt=""
      hidden={reports[url] === 'unloadable'}
      onLoad={onLoaded}
    />
  );
}
