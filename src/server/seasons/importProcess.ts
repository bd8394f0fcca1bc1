import { answerImports } from '../quizzes/importing/answerImports';
import { importSeason } from './importSeason';

answerImports(importSeason);
