import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

type Project = { test?: { name?: string; setupFiles?: readonly string[] } };

/** Pieces of the kit, and texts about all widgets: their long words stand among their other stories. */
const NO_WIDGETS = new Set(['introduction', 'forms', 'parts', 'cart-training', 'checkout']);

it('every story is looked at once more at 320 px with wide text and in forced colours, with axe’s faults as failures [AXS-03]', () => {
  const projects = (config.test?.projects ?? []) as readonly Project[];
  const ofStories = projects.filter(({ test }) => test?.name?.startsWith('stories'));
  expect(ofStories.map(({ test }) => test?.name)).toEqual(['stories', 'stories-light']);
  for (const { test } of ofStories)
    expect(test?.setupFiles).toEqual([expect.stringMatching(/stories\/support\/narrow-look\.ts$/)]);
  expect(readFileSync('stories/.storybook/preview.tsx', 'utf8')).toContain("a11y: { test: 'error' }");
});

it('every widget has a story with the longest words and names [AXS-03 part]', () => {
  const files = readdirSync('stories').filter((file) => file.endsWith('.stories.tsx'));
  expect(files.length).toBeGreaterThan(20);
  const without = files.filter(
    (file) =>
      !NO_WIDGETS.has(file.replace('.stories.tsx', '')) &&
      !readFileSync(`stories/${file}`, 'utf8').includes('export const LongestText'),
  );
  expect(without).toEqual([]);
});

it('Storybook opens with its introduction, and knows every library before it is asked for one', () => {
  const preview = readFileSync('stories/.storybook/preview.tsx', 'utf8');
  expect(preview).toContain("storySort: { order: ['Introduction'");
  expect(readFileSync('stories/introduction.stories.tsx', 'utf8')).toContain("title: 'Introduction'");
  expect(readFileSync('stories/.storybook/main.ts', 'utf8')).toMatch(/optimizeDeps: .*libraries/);
});
