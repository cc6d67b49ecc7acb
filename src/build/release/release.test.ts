import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const TAKEN = [
  '.changeset/config.json',
  'CHANGELOG.md',
  'docs/pages',
  'package.json',
  'package-lock.json',
  'src/build/release',
];

const NOTE = (level: string, text: string) => `---\n'assess-store-widgets': ${level}\n---\n\n${text}\n`;

describe('the version step of a release', () => {
  const copy = mkdtempSync(join(tmpdir(), 'release-'));
  const text = (file: string) => readFileSync(join(copy, file), 'utf8');
  const [major, minor] = packageJson.version.split('.').map(Number);
  const next = `${major}.${minor! + 1}.0`;

  beforeAll(() => {
    for (const file of TAKEN) cpSync(file, join(copy, file), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
    writeFileSync(
      join(copy, '.changeset/rows.md'),
      NOTE('minor', 'Quick order: lists may have\n50 products.'),
    );
    writeFileSync(join(copy, '.changeset/focus.md'), NOTE('patch', 'Cart: the focus stays on the line.'));
    const { status, stderr } = spawnSync('git init --quiet && npm run --silent release:version', {
      cwd: copy,
      encoding: 'utf8',
      shell: true,
    });
    expect(status, stderr).toBe(0);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('moves the version everywhere, by the highest of the notes, and takes the notes away [EMB-15 part]', () => {
    expect(JSON.parse(text('package.json'))).toHaveProperty('version', next);
    const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, unknown> };
    expect(lock).toHaveProperty('version', next);
    expect(lock.packages['']).toHaveProperty('version', next);
    expect(text('docs/pages/operators/pin-a-release.md')).toContain(`v${next}/integrity.json`);
    expect(existsSync(join(copy, '.changeset/rows.md'))).toBe(false);
  });

  it('writes the notes into the changelog above the version before, in its form [EMB-15 part]', () => {
    expect(text('CHANGELOG.md')).toContain(
      `# Changelog\n\n## ${next}\n\n### New\n\n- Quick order: lists may have\n  50 products.\n\n### Repaired\n\n- Cart: the focus stays on the line.\n\n## ${packageJson.version}\n`,
    );
  });
});
