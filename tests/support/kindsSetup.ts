import { PAPER } from '../../src/kinds/paper';
import { PHONE } from '../../src/kinds/phone';
import { TABLES } from '../../src/kinds/tables';
import { WALL } from '../../src/kinds/wall';
import { WORDS } from '../../src/kinds/words';
import { WORKSHOP } from '../../src/kinds/workshop';
import { WORKSHOP_FIELDS } from '../../src/kinds/workshopFields';
import { handOver } from '../../src/plug';

// As the entry points of all pages and of the server do.
handOver({
  paper: PAPER,
  phone: PHONE,
  tables: TABLES,
  wall: WALL,
  words: WORDS,
  workshop: WORKSHOP,
  workshopFields: WORKSHOP_FIELDS,
});
