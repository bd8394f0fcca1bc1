import { fileNameOf } from '../../../contract/fileName';
import { saveFile } from '../../browser/saveFile';
import type { LanguageSetting } from '../../languages/language';
import { useWords } from '../../languages/useWords';
import type { SceneNamed } from '../scenes/sceneNamed';
import { certificateOf, type Certificate } from './certificate';
import { readLook } from './certificateLook';
import { useCertificateTexts } from './certificateTexts';
import { drawCertificate, HEIGHT, WIDTH } from './drawCertificate';

interface CertificateRequest {
  quizName: string;
  podium: SceneNamed<'podium'>;
  language: LanguageSetting;
  /** What the file's name begins with. */
  fileName: string;
}

/** Has the browser keep a podium as a picture, in the theme and the language of the page. */
export async function saveCertificate({ language, fileName, ...about }: CertificateRequest): Promise<void> {
  const date = new Date();
  const texts = { ...useWords.in(language), ...useCertificateTexts.in(language) };
  const picture = await drawPicture(certificateOf({ ...about, date, texts }));
  // Sweden writes dates in the order of ISO 8601.
  saveFile(picture, fileNameOf([fileName, date.toLocaleDateString('sv-SE'), about.quizName], 'png'));
}

async function drawPicture(certificate: Certificate): Promise<Blob> {
  const look = readLook();
  // A canvas does not wait for fonts; those for other scripts are loaded only where they are needed.
  await document.fonts.load(`800 64px ${look.family}`, JSON.stringify(certificate));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  drawCertificate(pen, certificate, look);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('this browser made no picture of what was drawn');
  return picture;
}
