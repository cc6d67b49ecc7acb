import { useLayoutEffect } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

/**
 * Holds the focus inside the widget while its owner is drawn: when the control that has it goes from under the shopper's
 * hands, as with a line that another tab takes out, it goes to the line that stands there now, else to the heading,
 * which has to be focusable and marked `data-heading` (AXS-02).
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
    // What is taken out of the page loses the focus just before: whether it was, shows once that is done.
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
      // Nothing scrolls where what took the control away gives the focus on at once: a line that is put back.
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
