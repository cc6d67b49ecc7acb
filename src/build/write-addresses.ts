import { writeFile } from 'node:fs/promises';
import { addressFiles } from './addresses/address-files.ts';

// `npm run addresses`. The files are kept in the repository, so that stories, tests and the demo host use them directly.
for (const [name, text] of Object.entries(addressFiles()))
  await writeFile(`src/api/address/data/${name}`, text);
