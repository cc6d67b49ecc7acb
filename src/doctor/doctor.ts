#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askNetwork } from './ask.ts';
import { examine, type PageSource } from './examine.ts';
import { findings, isAdvice, type Finding } from './findings.ts';
import { policyNeeds } from './policy-needs.ts';

/** The page about content security policies. The build of the package puts it here. */
declare const __POLICY_PAGE__: string | undefined;

/*
 * npx assess-store-elements doctor <address or file> [--at <address>] [--json]
 * Looks at a page without a browser. Ends with 0 if nothing is wrong, 1 with findings, 2 if it could not look.
 */
const USAGE = `npx assess-store-elements doctor <address or file> [--at <address>] [--json]

  <address or file>  a page on http or https, or a file with its HTML
  --at <address>     the address that the file will have, to look at its services too
  --json             the findings as JSON

Ends with 0 if nothing is wrong (advice may be given), 1 with findings, 2 if it could not look.`;

const policyPage = (): string =>
  typeof __POLICY_PAGE__ === 'string'
    ? __POLICY_PAGE__
    : readFileSync('docs/pages/operators/content-security-policy.md', 'utf8');

const isAddress = (where: string): boolean => /^https?:\/\//i.test(where);

const readSource = async (where: string, placed: string | undefined): Promise<PageSource> => {
  if (!isAddress(where))
    return {
      html: readFileSync(where, 'utf8'),
      address: placed === undefined ? undefined : new URL(placed),
      policy: '',
    };
  const { url, status, headers, body } = await askNetwork(new URL(where), {
    headers: { Accept: 'text/html' },
  });
  const type = headers['content-type'] ?? 'no type';
  if (!type.includes('html'))
    throw new Error(`${url.href} answered ${status} with ${type}, which is not a page.`);
  return { html: body.toString(), address: url, policy: headers['content-security-policy'] ?? '' };
};

const asText = (where: string, found: readonly Finding[]): string =>
  [
    `${where}: ${found.length === 0 ? 'nothing found' : `${found.length} ${found.length === 1 ? 'finding' : 'findings'}`}`,
    ...found.map(
      ({ code, line, what }) =>
        `\nline ${line}  ${code}${isAdvice(code) ? ' (advice)' : ''}\n  ${what}\n  ${findings[code].remedy}`,
    ),
  ].join('\n');

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, at: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command, where] = positionals;
  if (values.help || command !== 'doctor' || where === undefined || positionals.length > 2) {
    console[values.help ? 'log' : 'error'](USAGE);
    return values.help ? 0 : 2;
  }
  const found = await examine(await readSource(where, values.at), policyNeeds(policyPage()), askNetwork);
  const told = found.map((one) => ({
    ...one,
    remedy: findings[one.code].remedy,
    isAdvice: isAdvice(one.code),
  }));
  console.log(values.json ? JSON.stringify({ page: where, findings: told }, null, 2) : asText(where, found));
  return found.every(({ code }) => isAdvice(code)) ? 0 : 1;
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
