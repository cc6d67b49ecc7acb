import { readFile, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { widgets } from '../../widgets/widget-list.ts';
import { writeFiles } from '../write-files.ts';
import { listWidget } from './list-widget.ts';
import { nameProblem, widgetFiles } from './widget-files.ts';

/*
 * npm run new -- NAME
 * Makes a widget that draws a heading and a sentence and passes all gates: its folder, its stories, its place in each list. What is
 * still to be written says TODO.
 */
const LISTS = {
  registry: 'src/widgets/widget-list.ts',
  registryTest: 'src/widgets/widget-list.test.ts',
  faultsTest: 'tests/architecture/widget-faults.test.ts',
  policyPage: 'docs/pages/operators/content-security-policy.md',
};

const [name = ''] = process.argv.slice(2);
const problem = nameProblem(
  name,
  widgets.map(({ tag }) => tag.replace('assess-', '')),
);
if (problem !== undefined) {
  console.error(`No widget was made: ${problem}.`);
  process.exit(2);
}

const listed = listWidget(name, {
  registry: await readFile(LISTS.registry, 'utf8'),
  registryTest: await readFile(LISTS.registryTest, 'utf8'),
  faultsTest: await readFile(LISTS.faultsTest, 'utf8'),
  policyPage: await readFile(LISTS.policyPage, 'utf8'),
});
const files = widgetFiles(name);
await writeFiles('.', files);
for (const key of ['registry', 'registryTest', 'faultsTest', 'policyPage'] as const)
  await writeFile(LISTS[key], listed[key]);
spawnSync('oxfmt', [...Object.keys(files), LISTS.faultsTest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

console.log(
  [
    `<assess-${name}> is made:`,
    ...[...Object.keys(files), ...Object.values(LISTS)].map((file) => `  ${file}`),
    'Next: write what says TODO. A widget that asks a service leaves ASK_NOBODY in the faults’ test, and gets a *-faults.browser.test.ts.',
    'Then: npm test -- unit stories components',
  ].join('\n'),
);
