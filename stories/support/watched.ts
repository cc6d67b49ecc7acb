import { watchPage } from '../../tests/support/watch-page.ts';

/**
 * Watches a story from its first drawing, for a press that leaves the focus nowhere and for an error that is not
 * announced (AXS-02, AXS-04). The returned function waits until the last press and everything that shows has been
 * checked, and throws what was found.
 */
export const watchStory = (): (() => Promise<void>) => {
  const faults: string[] = [];
  const settled = watchPage((fault) => faults.push(fault));
  return async () => {
    await settled();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
};
