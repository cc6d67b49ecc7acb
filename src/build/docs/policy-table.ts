import { readFileSync } from 'node:fs';

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
