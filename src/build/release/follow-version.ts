import { globSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * The second step of `npm run release`, after `changeset version` has moved package.json and CHANGELOG.md: what else names
 * the version, and the headings of the changelog in the words of those who use the widgets.
 */
const change = (file: string, by: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  if (by(text) !== text) writeFileSync(file, by(text));
};

const HEADINGS: Readonly<Record<string, string>> = {
  'Major Changes': 'What a page must change',
  'Minor Changes': 'New',
  'Patch Changes': 'Repaired',
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const { version: former } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { version: string };

change('CHANGELOG.md', (text) =>
  text
    .replace(', not released yet', '')
    .replaceAll(/(?<=^### )(?:Major|Minor|Patch) Changes$/gm, (heading) => HEADINGS[heading] ?? heading),
);
change('package-lock.json', (text) =>
  text.replaceAll(/("name": "assess-store-widgets",\s+"version": )"[^"]+"/g, `$1"${version}"`),
);
for (const file of globSync('docs/pages/**/*.md'))
  change(file, (text) => text.replaceAll(`v${former}/`, `v${version}/`));
console.log(
  former === version ? `The release is ${version}.` : `The release is ${version}, after ${former}.`,
);
