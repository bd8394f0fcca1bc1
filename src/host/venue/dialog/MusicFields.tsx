import { useRef, useState } from 'react';
import { MUSIC_PLACES, type MusicPlace, venueFilePath } from '../../../contract/venue';
import { logFailure } from '../../browser/log';
import { useVenueTexts } from './venueTexts';
import { RowButton } from '../../ui/ListEditor';
import { CloseIcon, PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { FileButton } from '../../ui/FileButton';
import { MissingText, SOUND_TYPES, UploadText } from './fields';
import type { VenueForm } from './useVenueForm';

/** The venue's music, with a way to listen to it. */
export function MusicFields({ form }: { form: VenueForm }) {
  const texts = useVenueTexts().music;
  const { address, edit } = form;
  const player = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<MusicPlace>();
  const [unplayable, setUnplayable] = useState<string>();
  const stop = () => {
    player.current?.pause();
    setPlaying(undefined);
  };
  const play = (place: MusicPlace, file: string) => {
    const audio = player.current;
    if (!audio) return;
    audio.src = address + venueFilePath(file);
    setPlaying(place);
    setUnplayable(undefined);
    audio.play().catch((error: unknown) => {
      // Playback was stopped, or another file chosen, before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logFailure(`${file} cannot be played`, error);
      setPlaying(undefined);
      setUnplayable(file);
    });
  };
  return (
    <div role="group" aria-label={texts.legend}>
      <h3>{texts.legend}</h3>
      <audio ref={player} onEnded={() => setPlaying(undefined)} />
      <ul className="venue-music">
        {MUSIC_PLACES.map((place) => (
          <MusicRow
            key={place}
            form={form}
            place={place}
            isPlaying={playing === place}
            onFile={(file) => {
              if (playing === place) stop();
              edit(({ music }) => ({ music: { ...music, [place]: file } }));
            }}
            onToggle={(file) => (playing === place ? stop() : play(place, file))}
          />
        ))}
      </ul>
      {unplayable && (
        <p role="alert" className="fault venue-fault venue-note">
          {texts.unplayable({ file: unplayable })}
        </p>
      )}
      <p className="small-hint venue-note">{texts.hint}</p>
    </div>
  );
}

interface MusicRowProps {
  form: VenueForm;
  place: MusicPlace;
  isPlaying: boolean;
  onFile: (file: string | undefined) => void;
  onToggle: (file: string) => void;
}

function MusicRow({ form, place, isPlaying, onFile, onToggle }: MusicRowProps) {
  const texts = useVenueTexts().music;
  const name = texts.places[place];
  const file = form.draft.music[place];
  return (
    <li>
      <b>{name}</b>
      <span className={file ? undefined : 'small-hint'}>{file ?? texts.none}</span>
      {file && (
        <>
          <RowButton
            name={(isPlaying ? texts.stop : texts.play)({ place: name })}
            onClick={() => onToggle(file)}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </RowButton>
          <RowButton name={texts.remove({ place: name })} onClick={() => onFile(undefined)}>
            <CloseIcon />
          </RowButton>
        </>
      )}
      <FileButton
        accept={SOUND_TYPES}
        name={texts.choose({ place: name })}
        aria-label={texts.choose({ place: name })}
        onFile={(chosen) => form.upload(place, chosen, onFile)}
      >
        {texts.chooseShort}
      </FileButton>
      <MissingText file={file} missing={form.missing} />
      <UploadText state={form.uploads.get(place)} />
    </li>
  );
}
