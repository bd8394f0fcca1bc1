import { ProjectorPreview } from './routes/ProjectorPreview';
import { startPage } from './startPage';

startPage(<ProjectorPreview />);
