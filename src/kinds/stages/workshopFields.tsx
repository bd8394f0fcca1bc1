import './workshop.css';
import { useId, useState } from 'react';
import { QUIZ_LIMITS } from '../../contract/question';
import { FileButton } from '../../host/ui/FileButton';
import { ListEditor } from '../../host/ui/ListEditor';
import {
  GrowingText,
  IconButton,
  NumberField,
  SelectField,
  SmallButton,
} from '../../host/workshop/editor/fields';
import { FilePicture } from '../../host/workshop/editor/MediaFields';
import { linesPasted } from '../../host/workshop/draft/typing';
import { useQuizStore } from '../../host/workshop/saving/useQuizStore';
import { useKindTexts, useQuestionTexts } from '../../host/workshop/workshopTexts';
import type { KindFieldsProps } from '../../host/workshop/workshopKind';
import { COARSENESSES, type Coarseness, coarsePictures } from './coarsePictures';
import { MAX_STAGES, MIN_STAGES } from './wire';
import { BLANK, picturesFor, stageRows, usualPoints, withLines, withRow } from './workshop';
import type { StageDraft } from './workshopDraft';

/** The clues, each with a text, a picture or both, and its points; then what is accepted. */
export function StageFields({ question, children }: KindFieldsProps) {
  const store = useQuizStore();
  const texts = useKindTexts().stages;
  const { media, answers } = useQuestionTexts();
  const { key } = question;
  const rows = stageRows(question);
  const setRows = (change: (rows: readonly StageDraft[]) => readonly StageDraft[], field?: string) =>
    store.editQuestion(key, (each) => ({ ...each, stages: change(stageRows(each)) }), field);
  const setRow = (at: number, change: Partial<StageDraft>, field?: string) =>
    setRows((all) => withRow(all, at, change), field);
  const takePictures = (first: number, files: readonly File[]) =>
    store.uploads.takePictures(key, files, (image, place) => setRow(first + place, { image }));

  return (
    <>
      <div className="grid answer-list" role="group" aria-label={texts.clues}>
        <p>{texts.clues}</p>
        <ListEditor
          className="grid"
          rows={rows}
          keyOf={(_row, at) => at}
          isMovable
          least={MIN_STAGES}
          names={{ remove: (_row, at) => answers.remove({ name: texts.clue({ place: at + 1 }) }) }}
          onChange={setRows}
          add={{ text: `+ ${texts.addClue}`, blank: () => BLANK, most: MAX_STAGES }}
          Press={IconButton}
          AddButton={SmallButton}
        >
          {({ text, image, points }, at, buttons) => {
            const name = texts.clue({ place: at + 1 });
            return (
              <div className="level answer-row stage-row">
                <span className="answer-sign" aria-hidden="true">
                  {at + 1}.
                </span>
                {image.trim() && <FilePicture fileName={image.trim()} />}
                <GrowingText
                  aria-label={name}
                  placeholder={name}
                  value={text}
                  most={QUIZ_LIMITS.clue}
                  onText={(typed) => setRow(at, { text: typed }, `clue ${at}`)}
                  onPaste={(event) => {
                    const lines = linesPasted(event);
                    if (lines) setRows((all) => withLines(all, at, lines));
                  }}
                />
                <NumberField
                  aria-label={texts.points({ place: at + 1 })}
                  title={texts.points({ place: at + 1 })}
                  placeholder={String(usualPoints(rows, at))}
                  value={points}
                  onText={(typed) => setRow(at, { points: typed }, `points ${at}`)}
                />
                {image ? (
                  <IconButton name={media.remove({ file: image })} onClick={() => setRow(at, { image: '' })}>
                    – {media.add.image}
                  </IconButton>
                ) : (
                  <FileButton
                    Press={SmallButton}
                    accept="image/*"
                    name={media.add.image}
                    onFile={(file) => takePictures(at, [file])}
                  >
                    + {media.add.image}
                  </FileButton>
                )}
                {buttons}
              </div>
            );
          }}
        </ListEditor>
        <CoarsePictures count={picturesFor(rows)} onPictures={(files) => takePictures(0, files)} />
      </div>
      {children}
    </>
  );
}

interface CoarsePicturesProps {
  count: number;
  onPictures: (pictures: readonly File[]) => void;
}

/** Makes a picture for each clue from one, the last of them whole. */
function CoarsePictures({ count, onPictures }: CoarsePicturesProps) {
  const texts = useKindTexts().stages;
  const { failed } = useQuestionTexts().media;
  const [how, setHow] = useState<Coarseness>('pixels');
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const id = useId();
  const make = async (file: File) => {
    setUnreadable(null);
    const made = await coarsePictures(file, count, how).catch(() => null);
    if (made) onPictures(made);
    else setUnreadable(file.name);
  };
  return (
    <div className="row" role="group" aria-labelledby={id}>
      <span id={id} className="small-hint">
        {texts.coarse}
      </span>
      <SelectField
        label={texts.how}
        chosen={how}
        options={COARSENESSES.map((each) => [each, texts.hows[each]] as const)}
        onChoose={setHow}
      />
      <FileButton Press={SmallButton} accept="image/*" name={texts.choose} onFile={(file) => void make(file)}>
        + {texts.choose}
      </FileButton>
      {unreadable !== null && <p className="failed">{failed.unsupported({ file: unreadable })}</p>}
    </div>
  );
}
