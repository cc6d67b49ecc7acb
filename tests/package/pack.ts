import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './run-program.ts';

/** Packs `dist/npm` as it would be published, into a folder that goes when the suite ends. */
export default async function pack(): Promise<() => void> {
  if (!existsSync('dist/npm/package.json')) throw new Error('There is no dist/npm. Run npm run build first.');
  const folder = mkdtempSync(join(tmpdir(), 'assess-package-'));
  const said = await run('npm', ['pack', '--json', '--pack-destination', folder], resolve('dist/npm'));
  const [, file = ''] = /"filename": "([^"]+)"/.exec(said) ?? [];
  process.env['ASSESS_PACKAGE'] = join(folder, file);
  return () => rmSync(folder, { recursive: true, force: true });
}
