import writeSheets, { type Sheet } from 'write-excel-file/node';
import { answerApart } from '../apart';

answerApart((sheets: Sheet<Buffer>[]) => writeSheets(sheets).toBuffer());
