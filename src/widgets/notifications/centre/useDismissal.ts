import { useEffect, useLayoutEffect, useRef } from 'react';
import { runtime } from '../../../core/runtime.ts';
import type { CentreMessage } from '../../../core/store/core-state.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { giveFocusBack } from '../../kit/ui/give-focus-back.ts';

/**
 * Dismisses messages without losing the focus. It moves to the next message, or after the last one back to where it was
 * before.
 */
export const useDismissal = (newest: readonly CentreMessage[]) => {
  const host = useHost();
  const before = useRef<HTMLElement>(undefined);
  const next = useRef<string>(undefined);

  useEffect(() => {
    const left = (event: FocusEvent) => {
      const path = event.composedPath();
      if (!path.includes(host) && path[0] instanceof HTMLElement) before.current = path[0];
    };
    document.addEventListener('focusout', left);
    return () => document.removeEventListener('focusout', left);
  }, [host]);

  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const item = `[data-message="${CSS.escape(next.current)}"]`;
    next.current = undefined;
    const root = host.shadowRoot ?? host;
    const shown = root.querySelector<HTMLElement>(item);
    // The next message may be behind a button that is closed.
    (shown?.checkVisibility() ? shown : root.querySelector<HTMLElement>('.disc-btn'))?.focus();
  }, [host, newest.length]);

  const focusBack = (): void => giveFocusBack(before.current);
  const dismiss = (id: string): void => {
    const place = newest.findIndex((message) => message.id === id);
    next.current = (newest[place + 1] ?? newest[place - 1])?.id;
    if (next.current === undefined) focusBack();
    runtime().registry.actions.dismiss(id);
  };
  return { dismiss, focusBack };
};
