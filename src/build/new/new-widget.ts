import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { widgets } from '../../widgets/widget-list.ts';
import { writeFiles } from '../folder-files.ts';
import { LISTS, listWidget } from './list-widget.ts';
import { nameProblem, widgetFiles } from './widget-files.ts';

/*
 * npm run new -- NAME
 * Makes a widget that draws a heading and a sentence and passes all gates: its folder, its stories, its place in each list. What is
 * still to be written says TODO.
 */
const [name = ''] = process.argv.slice(2);
const problem = nameProblem(
  name,
  widgets.map(({ tag }) => tag.replace('assess-', '')),
);
if (problem !== undefined) {
  console.error(`No widget was made: ${problem}.`);
  process.exit(2);
}

const files = widgetFiles(name);
const lists = Object.fromEntries(
  LISTS.map((file) => [file, listWidget(name, file, readFileSync(file, 'utf8'))]),
);
await writeFiles('.', { ...files, ...lists });
spawnSync('oxfmt', [...Object.keys(files), ...LISTS.filter((file) => file.startsWith('tests/'))], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

console.log(
  [
    `<assess-${name}> is made:`,
    ...[...Object.keys(files), ...LISTS].map((file) => `  ${file}`),
    'Next: write what says TODO. A widget that asks a service leaves ASK_NOBODY in the faults’ test, and gets a *-faults.browser.test.ts.',
    'Then: npm test -- unit stories components',
  ].join('\n'),
);
