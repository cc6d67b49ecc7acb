import type { Directive } from './content-policy.ts';

/** What a policy must allow for a tag: the setting that holds the address, and the flag that it depends on. */
export type PolicyNeed = { directive: Directive; setting: string; flag?: string };

/** The setting that stands for the shop's own address. */
const SHOP = 'storeUrl';

/**
 * Reads the table *What each widget needs* of the page about content security policies, which `npm run new` keeps and a
 * test of all contracts holds. Returns the needs by tag; those for every tag are under `*`.
 */
export const policyNeeds = (page: string): ReadonlyMap<string, readonly PolicyNeed[]> => {
  const needs = new Map<string, readonly PolicyNeed[]>();
  for (const row of page.split('\n').filter((line) => /^\| (?:`<|any of them)/.test(line))) {
    const [first = '', connect = '', img = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [tags = '', ...more] = first.split(';');
    const all = [
      ...needsIn('connect-src', connect),
      ...needsIn('img-src', img),
      ...more.flatMap((part) => {
        const [directive = '', rest = ''] = part.split(':');
        return needsIn(directive.replaceAll('`', '').trim() as Directive, rest);
      }),
    ];
    const named = [...tags.matchAll(/`<([\w-]+)>`/g)].map(([, tag = '']) => tag);
    for (const tag of named.length > 0 ? named : ['*']) needs.set(tag, all);
  }
  return needs;
};

const needsIn = (directive: Directive, cell: string): PolicyNeed[] => {
  const [, named] = /while the flag `(\w+)` is on/.exec(cell) ?? [];
  const flag = named ?? (/editors[’']/.test(cell) ? 'editableTemplates' : undefined);
  const settings = [...cell.matchAll(/`(\w+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== flag);
  return [...settings, ...(cell.includes('the shop') ? [SHOP] : [])].map((setting) => ({
    directive,
    setting,
    ...(flag !== undefined && { flag }),
  }));
};
