import '../../kindsMain';
import { answerImports } from './answerImports';
import { importQuiz } from './importQuiz';

answerImports(importQuiz);
