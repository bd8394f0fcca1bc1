import { parentPort, workerData } from 'node:worker_threads';
import writeSheets from 'write-excel-file/node';

// What fails here is an error of the thread.
void writeSheets(workerData)
  .toBuffer()
  .then((bytes) => parentPort?.postMessage(bytes));
