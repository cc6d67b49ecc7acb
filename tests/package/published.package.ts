import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tarball } from './application.ts';

/** An ES module that is required by a CommonJS one: the package has ES modules alone, for bundlers and browsers. */
const ESM_ONLY = 'CJSResolvesToESM';

const bytes = () => new Uint8Array(readFileSync(tarball()));

test('publint finds nothing in the tarball', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: bytes().buffer }, strict: true });
  expect(pkg?.['name']).toBe('assess-store-elements');
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('carries the documentation as Markdown, written and made pages [EMB-15 d part]', async () => {
  const files = createPackageFromTarballData(bytes()).listFiles();
  for (const page of ['index', 'authors/nothing-shows', 'reference/widgets/quick-order'])
    expect(
      files.some((file) => file.endsWith(`/docs/${page}.md`)),
      page,
    ).toBe(true);
});

test('are-the-types-wrong finds nothing, for a package of ES modules alone [EMB-07 part]', async () => {
  const found = await checkPackage(createPackageFromTarballData(bytes()));
  if (!found.types) throw new Error('The package has no types.');
  expect(Object.keys(found.entrypoints)).toContain('./quick-order');
  const problems = found.problems.filter(
    (problem) =>
      problem.kind !== ESM_ONLY && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  expect(problems).toEqual([]);
});
