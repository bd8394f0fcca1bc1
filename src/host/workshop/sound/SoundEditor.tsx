import { useState } from 'react';
import { iconOf } from '../../ui/icons';
import { PlayIcon } from '../../ui/sessionIcons';
import type { QuestionDraft } from '../draft/draft';
import type { SoundPiece } from '../draft/sounds';
import { useQuestionTexts } from '../workshopTexts';
import { EqualLoudness } from './EqualLoudness';
import { heardPart } from './handles';
import './sound.css';
import { SoundPieces } from './SoundPieces';
import { usePlayer } from './usePlayer';
import { useSound } from './useSound';
import { Wave } from './Wave';

const StopIcon = iconOf('M6 6h12v12H6Z');

/** The sound of a question: its wave with the part that guests hear, which can be played and moved. */
export function SoundEditor({ question }: { question: QuestionDraft }) {
  const texts = useQuestionTexts().media.sound;
  const fileName = question.audio.trim();
  const sound = useSound(fileName);
  const outline = sound?.outline;
  const part = heardPart(question, outline?.duration ?? Infinity);
  const player = usePlayer(sound?.url, part);
  const [marked, setMarked] = useState<readonly SoundPiece[]>([]);
  return (
    <div className="grid sound-editor">
      {outline ? (
        <Wave question={question} outline={outline} part={part} marked={marked} at={player.at} />
      ) : (
        <p className="small-hint" role="status">
          {sound === null || outline === null ? texts.noWave : texts.drawing}
        </p>
      )}
      <div className="row">
        <PlayButton fileName={fileName} isReady={Boolean(sound)} player={player} />
        {outline && (
          <SoundPieces
            question={question}
            duration={outline.duration}
            part={part}
            marked={marked}
            onMark={setMarked}
          />
        )}
        <EqualLoudness />
      </div>
    </div>
  );
}

interface PlayButtonProps {
  fileName: string;
  isReady: boolean;
  player: ReturnType<typeof usePlayer>;
}

function PlayButton({ fileName, isReady, player: { at, play, stop } }: PlayButtonProps) {
  const texts = useQuestionTexts().media;
  const name = texts.play.audio({ file: fileName });
  if (at !== null)
    return (
      <button type="button" className="small-button" onClick={stop}>
        <StopIcon />
        {texts.sound.stop}
      </button>
    );
  return (
    <button
      type="button"
      className="small-button"
      aria-label={name}
      title={name}
      disabled={!isReady}
      onClick={play}
    >
      <PlayIcon />
      {texts.sound.play}
    </button>
  );
}
