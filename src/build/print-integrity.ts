import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { integrityPath, type ReleaseFiles } from './integrity.ts';
import { integrityTags } from './integrity-tags.ts';

/*
 * npm run -s integrity -- --base https://shop.example/widgets/ [--nonce VALUE]
 * Prints the tags that check the files of the last build against their hashes.
 */
const { values } = parseArgs({
  options: { base: { type: 'string', default: '' }, nonce: { type: 'string', default: '' } },
});

try {
  const path = `dist/site/${integrityPath(packageJson.version)}`;
  console.log(
    integrityTags(JSON.parse(readFileSync(path, 'utf8')) as ReleaseFiles, values.base, values.nonce),
  );
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
  process.exitCode = 2;
}
