import { TABLES } from '../kinds/tables';
import { WORDS } from '../kinds/words';
import { handOver } from '../plug';

// What the server needs of the kinds, whether it runs built or from source.
handOver({ tables: TABLES, words: WORDS });
