import { readFileSync } from 'node:fs';

const PAGE = 'docs/pages/operators/content-security-policy.md';

/** The cells of a tag's row: its tags with what only they need, `connect-src`, and `img-src`. */
const rowOf = (tag: string, text: string): [first: string, connect: string, img: string] => {
  const row = text.split('\n').find((line) => line.startsWith('| `<') && line.includes(`\`<${tag}>\``));
  const [, first = '', connect = '', img = ''] = (row ?? '').split('|').map((cell) => cell.trim());
  return [first, connect, img];
};

/** Returns what a policy must allow for a tag, in Markdown, as the table of the written page has it. */
export const policyOf = (tag: string, text = readFileSync(PAGE, 'utf8')): string => {
  const [first, connect, img] = rowOf(tag, text);
  const more = first.includes(';') ? first.slice(first.indexOf(';') + 1).trim() : '';
  return [
    '- `script-src`: the origin of the loader',
    ...(connect === '' ? [] : [`- \`connect-src\`: ${connect}`]),
    ...(img === '' ? [] : [`- \`img-src\`: ${img}`]),
    ...(more === '' ? [] : [`- ${more}`]),
    '\nA name such as `commerceBase` stands for the origin of that [setting](/docs/reference/settings/). [The whole policy](/docs/operators/content-security-policy/)',
  ].join('\n');
};

/** What a tag's row of the table names, by directive: the settings whose origins it must allow (EMB-12 d). */
export const policyNeedsOf = (
  tag: string,
  text = readFileSync(PAGE, 'utf8'),
): Readonly<Record<string, readonly string[]>> => {
  const [first, connect, img] = rowOf(tag, text);
  const more = [...first.matchAll(/`(\w+-\w+)`: ([^;]+)/g)].map(
    ([, directive = '', cell = '']): [string, string] => [directive, cell],
  );
  const all: [string, string][] = [['connect-src', connect], ['img-src', img], ...more];
  return Object.fromEntries(
    all.flatMap(([directive, cell]) => {
      // A flag has a name too, but no address.
      const settings = [...cell.replace(/, while the flag .*/, '').matchAll(/`(\w+)`/g)].map(
        ([, name = '']) => name,
      );
      const names = /the shop.s/.test(cell) ? ['storeUrl', ...settings] : settings;
      return names.length > 0 ? [[directive, names]] : [];
    }),
  );
};
