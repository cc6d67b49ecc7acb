import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { endMotion } from './end-motion.ts';

/** axe finds no fault in this. While something fades in, its colours are not its own. */
export const expectClean = async (element: Element, options: RunOptions = {}): Promise<void> => {
  endMotion();
  const { violations } = await axe.run(element, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

/** What axe wants of a whole page, and a widget alone in a document has not. */
const NO_PAGE: RunOptions = {
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'document-title': { enabled: false },
  },
};

/** The same of all that the document shows. */
export const expectCleanPage = (): Promise<void> => expectClean(document.body, NO_PAGE);
