import { WALL } from '../kinds/wall';
import { handOver } from '../plug';
import { ProjectorPreview } from './routes/ProjectorPreview';
import { startPage } from './startPage';

handOver({ wall: WALL });
startPage(<ProjectorPreview />);
