import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { endMotion } from './end-motion.ts';

/** Expects axe to find no violation. Transitions are ended first, because a half-faded element has other colours. */
export const expectClean = async (element: Element, options: RunOptions = {}): Promise<void> => {
  endMotion();
  const { violations } = await axe.run(element, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

/** Turns off rules for a whole page, which a widget alone in a document can't satisfy. */
const NO_PAGE: RunOptions = {
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'document-title': { enabled: false },
  },
};

/** Expects the same for the whole document. */
export const expectCleanPage = (): Promise<void> => expectClean(document.body, NO_PAGE);
