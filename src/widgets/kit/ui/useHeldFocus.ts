import { useLayoutEffect } from 'react';
import { useHost } from '../element/widget-context.ts';

/**
 * Keeps the focus inside the widget. If the control that has it is removed, for example because another tab removed its
 * line, the focus goes to the line that is now in that place, else to the heading. The heading must be focusable and
 * marked `data-heading` (AXS-02).
 */
export const useHeldFocus = (): void => {
  const host = useHost();
  useLayoutEffect(() => {
    const root = host.shadowRoot ?? host;
    const lines = () => [...root.querySelectorAll<HTMLElement>('[data-line]')];
    let held: Node | undefined;
    let place = -1;
    const note = ({ target }: Event) => {
      held = target instanceof Node ? target : undefined;
      place = lines().findIndex((line) => line.contains(held ?? null));
    };
    // An element that is removed from the page loses the focus just before. Whether it was removed is known only
    // afterwards.
    const left = ({ target }: Event) =>
      queueMicrotask(() => {
        if (target === held && held?.isConnected) held = undefined;
      });
    const changes = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      const all = lines();
      const line = place < 0 ? undefined : all[Math.min(place, all.length - 1)];
      const control = line?.querySelector<HTMLElement>('input') ?? line?.querySelector('button');
      const next = control ?? root.querySelector<HTMLElement>('[data-heading]');
      next?.focus({ preventScroll: true });
      // Waits a frame before scrolling. A line that is restored moves the focus on at once, and then nothing must
      // scroll.
      requestAnimationFrame(() => {
        if (next?.matches(':focus')) next.scrollIntoView({ block: 'nearest' });
      });
    });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', left);
    changes.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', left);
      changes.disconnect();
    };
  }, [host]);
};
