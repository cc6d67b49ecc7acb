import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveDocs } from './docs-files.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  mkdirSync(join(folder, 'start'));
  writeFileSync(join(folder, 'start/index.html'), 'Start');
  writeFileSync(join(folder, '404.html'), 'No such page');
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, from = folder) => serveDocs(new Request(`http://localhost${path}`), path, from);

it('says how the documentation is built where it is not [EMB-15 part]', async () => {
  const answer = await ask('/docs/', join(folder, 'nowhere'));
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('npm run docs');
});

it('serves a page, leads to its slash, and has the site’s own page for what is not there [EMB-15 part]', async () => {
  expect(await (await ask('/docs/start/')).text()).toBe('Start');
  const moved = await ask('/docs/start');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/docs/start/']);
  const missing = await ask('/docs/gone/');
  expect([missing.status, await missing.text()]).toEqual([404, 'No such page']);
});

it('gives nothing to a write, and nothing outside its folder [EMB-15 part]', async () => {
  const write = await serveDocs(new Request('http://localhost/docs/', { method: 'POST' }), '/docs/', folder);
  expect(write.status).toBe(405);
  expect((await ask('/docs/../../etc/passwd.txt')).status).toBe(404);
});
