import { readFileSync } from 'node:fs';
import { policyNeeds } from '../../src/doctor/policy-needs.ts';

const PAGE = 'docs/pages/operators/content-security-policy.md';

/** Returns what a policy must allow for a tag, in Markdown, as the table of the written page has it. */
export const policyOf = (tag: string, text = readFileSync(PAGE, 'utf8')): string => {
  const row = text.split('\n').find((line) => line.startsWith('| `<') && line.includes(`\`<${tag}>\``));
  const [, first = '', connect = '', img = ''] = (row ?? '').split('|').map((cell) => cell.trim());
  const more = first.includes(';') ? first.slice(first.indexOf(';') + 1).trim() : '';
  return [
    '- `script-src`: the origin of the loader',
    ...(connect === '' ? [] : [`- \`connect-src\`: ${connect}`]),
    ...(img === '' ? [] : [`- \`img-src\`: ${img}`]),
    ...(more === '' ? [] : [`- ${more}`]),
    '\nA name such as `commerceBase` stands for the origin of that [setting](/docs/reference/settings/). [The whole policy](/docs/operators/content-security-policy/)',
  ].join('\n');
};

/** Returns the names of the settings whose origins a policy must allow for a tag, by directive (EMB-12 d). */
export const neededSettings = (tag: string): Record<string, string[]> => {
  const needs = policyNeeds(readFileSync(PAGE, 'utf8')).get(tag) ?? [];
  const by = Map.groupBy(needs, ({ directive }) => directive);
  return Object.fromEntries(
    [...by].map(([directive, all]) => [directive, all.map(({ setting }) => setting)]),
  );
};
