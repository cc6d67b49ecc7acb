import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { PAGE_LIST } from '../../demo-host/pages/page-list.ts';
import { askNetwork } from '../../src/doctor/ask.ts';
import { examine } from '../../src/doctor/examine.ts';
import { policyNeeds } from '../../src/doctor/policy-needs.ts';
import { expect, test } from './fixtures.ts';

/* The command line doctor as a process of its own, on the pages of a running demo host (EMB-13 e). */

type Told = { code: number; out: string; error: string };

const doctor = (...args: string[]): Promise<Told> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['src/doctor/doctor.ts', ...args], (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });

type Report = { findings: { code: string; line: number; remedy: string; isAdvice: boolean }[] };

const found = ({ out }: Told) => (JSON.parse(out) as Report).findings.map(({ code }) => code);

/** Pages that are wrong on purpose, and pages with one script tag and one element only. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'shop/author/': ['attribute.value', 'tag.unknown', 'attribute.value', 'attribute.unknown'],
  'shop/author/config': ['config.unread'],
  'partner/': ['reserve.missing'],
  'partner/sidebar': ['reserve.missing'],
};

test.describe('the doctor', () => {
  test('finds nothing on any page of the demo but those that are wrong on purpose [EMB-13 e]', async ({
    host,
  }) => {
    const needs = policyNeeds(await readFile('docs/pages/operators/content-security-policy.md', 'utf8'));
    // In this process: starting the program for each page would take minutes.
    for (const { host: name, path } of PAGE_LIST) {
      const address = new URL(`http://${name}.localhost:${host.port}${path}`);
      const { url, body, headers } = await askNetwork(address, { headers: { Accept: 'text/html' } });
      const policy = headers['content-security-policy'] ?? '';
      const all = await examine({ html: body.toString(), address: url, policy }, needs, askNetwork);
      expect(
        all.map(({ code }) => code),
        path,
      ).toEqual(OTHERS[name + path] ?? []);
    }
  });

  test('ends with 0 where it has advice alone [EMB-13 e]', async ({ host }) => {
    const told = await doctor('doctor', `http://partner.localhost:${host.port}/`, '--json');
    expect([told.code, found(told)]).toEqual([0, ['reserve.missing']]);
  });

  test('says line and remedy of each finding, and ends with 1 [EMB-13 e]', async ({ host }) => {
    const { code, out } = await doctor('doctor', `${host.shop}/author/`);
    expect(code).toBe(1);
    expect(out).toContain('4 findings');
    expect(out).toMatch(
      /line \d+ {2}tag\.unknown\n.*Did you mean <assess-quick-order>\?\n {2}Correct the name/,
    );
  });

  test('ends with 2 and says why where it could not look [EMB-13 e]', async ({ host }) => {
    for (const [args, words] of [
      [[], /npx assess-store-elements doctor/],
      [['doctor'], /--json/],
      [['doctor', 'no-such-page.html'], /no such file/],
      [['doctor', `${host.shop}/assets/site.css`], /is not a page/],
      [['doctor', 'http://localhost:1/'], /ECONNREFUSED/],
      [['doctor', host.shop, '--loud'], /--loud/],
    ] as const) {
      const told = await doctor(...args);
      expect([told.code, told.out]).toEqual([2, '']);
      expect(told.error).toMatch(words);
    }
  });

  test('looks at a file, and with its address also at files and services [EMB-13 e]', async ({
    host,
  }, info) => {
    const file = info.outputPath('page.html');
    await writeFile(
      file,
      `<script src="/widgets/v0.0.1/loader.js" data-commerce-base="http://commerce.localhost:${host.port}/x"></script>\n<assess-crat></assess-crat>`,
    );
    expect(found(await doctor('doctor', file, '--json'))).toEqual(['tag.unknown']);
    const at = ['--at', `http://stranger.localhost:${host.port}/`];
    expect(found(await doctor('doctor', file, '--json', ...at))).toEqual([
      'config.store',
      'file.unread',
      'cors.service',
      'tag.unknown',
    ]);
  });
});
