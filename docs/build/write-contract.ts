import packageJson from '../../package.json' with { type: 'json' };
import { writeContract } from '../../src/build/contract/contract-files.ts';
import { openApiFile } from './commerce/open-api.ts';

/*
 * npm run contract
 * `npm run build` does this at its end. The WordPress plugin has the hash of the loader, so the site must have been built.
 */
await writeContract(packageJson.version, openApiFile(packageJson.version)).catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
  process.exitCode = 2;
});
