import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';
import { examine } from './examine.ts';
import { findings } from './findings.ts';
import { policyNeeds } from './policy-needs.ts';
import { BROKEN_PAGES, CLEAN_PAGES, type BrokenPage } from './testing/broken-pages.ts';

const needs = policyNeeds(readFileSync('docs/pages/operators/content-security-policy.md', 'utf8'));

/** What a healthy server answers: to anybody, and with our sign. */
const HEALTHY = {
  status: 200,
  headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  body: 'assess-widgets',
};

const answering =
  (answers: BrokenPage['answers'] = {}): Ask =>
  (url) => {
    const [, given = {}] = Object.entries(answers).find(([start]) => url.href.startsWith(start)) ?? [];
    if (given === 'none') return Promise.reject(new Error('No answer'));
    const { status, headers, body } = { ...HEALTHY, ...given };
    return Promise.resolve({ url, status, headers, body: Buffer.from(body) });
  };

const look = ({ html, at, policy = '', answers }: Omit<BrokenPage, 'fault' | 'finds'>) => {
  const address = at === null ? undefined : new URL(at ?? 'https://school.example/order');
  return examine({ html, address, policy }, needs, answering(answers));
};

describe('the doctor', () => {
  it.each(BROKEN_PAGES.map((page) => [page.fault, page] as const))(
    'finds %s, and nothing else [EMB-13 e]',
    async (_fault, page) => {
      const found = await look(page);
      expect(found.map(({ code, line }) => [code, line])).toEqual(
        page.finds.map(([code, line]) => [code, line]),
      );
      for (const [at, [, , words = /./]] of page.finds.entries()) expect(found[at]?.what).toMatch(words);
    },
  );

  it.each(CLEAN_PAGES.map((page) => [page.html, page] as const))(
    'finds nothing in %j [EMB-13 e]',
    async (_html, page) => {
      expect(await look(page)).toEqual([]);
    },
  );

  it('has at least 25 broken pages, and one for each finding [EMB-13 e]', () => {
    expect(BROKEN_PAGES.length).toBeGreaterThanOrEqual(25);
    const shown = new Set(BROKEN_PAGES.flatMap(({ finds }) => finds.map(([code]) => code)));
    expect(Object.keys(findings).filter((code) => !shown.has(code as never))).toEqual([]);
  });
});
