import { useLayoutEffect, type RefObject } from 'react';

/** The largest part of the dialog's height that its head may cover. */
const MOST = 1 / 3;

/**
 * Keeps the dialog's title and close button in view while the rest scrolls. Fields that get the focus stay clear of
 * them. In a low window, or with a very long title, the head scrolls with the rest: it would cover too much.
 */
export function useStuckHead(
  dialog: RefObject<HTMLDialogElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [outer, stuck] = [dialog.current, head.current];
    if (!outer || !stuck?.parentElement) return undefined;
    const sizes = new ResizeObserver(() => {
      const { offsetHeight: height } = stuck;
      const scrolls = outer.scrollHeight > outer.clientHeight;
      const isStuck = scrolls && height <= outer.clientHeight * MOST;
      stuck.toggleAttribute('data-stuck', isStuck);
      outer.style.scrollPaddingBlockStart = isStuck ? `${height}px` : '';
    });
    sizes.observe(outer);
    sizes.observe(stuck.parentElement);
    return () => sizes.disconnect();
  }, [dialog, head]);
}
