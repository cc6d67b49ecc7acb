import { watchPage } from '../../tests/support/watch-page.ts';

/**
 * Watches a story from its drawing on for a press that leaves the focus nowhere and for an error that nobody is told of
 * (AXS-02, AXS-04). What it gives waits until the last press and what shows then have been judged, and throws what was found.
 */
export const watchStory = (): (() => Promise<void>) => {
  const faults: string[] = [];
  const settled = watchPage((fault) => faults.push(fault));
  return async () => {
    await settled();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
};
