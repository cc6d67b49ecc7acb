import packageJson from '../../package.json' with { type: 'json' };
import { widgets } from '../widgets/registry.ts';
import { contractFiles } from './contract/contract-files.ts';
import { writeFiles } from './write-files.ts';

// `npm run contract`. `npm run build` also does this at its end.
await writeFiles('dist/contract', contractFiles(widgets, packageJson.version));
