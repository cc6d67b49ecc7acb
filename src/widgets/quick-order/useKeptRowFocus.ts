import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { FocusRow, RowPart } from './useRowFocus.ts';

type Focused = { element: Element; number: number; part: RowPart };

/**
 * Keeps the focus in the form if another tab's change removes the focused element: in the same field of the current
 * rows, or, after a button of a notice, in the first field. Source: AXS-02.
 */
export const useKeptRowFocus = (list: RefObject<HTMLElement | null>, focus: FocusRow) => {
  const last = useRef<Focused>(undefined);
  useLayoutEffect(() => {
    if (last.current === undefined || last.current.element.isConnected) return;
    const { number, part } = last.current;
    last.current = undefined;
    const root = list.current?.getRootNode() as ShadowRoot | undefined;
    const active = root?.activeElement ?? document.body;
    // If something else has got the focus meanwhile, it keeps it.
    if (active === document.body) focus(number, part, 'now');
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const rows = [...(list.current?.children ?? [])];
      const number = rows.findIndex((row) => row.contains(target)) + 1;
      const part = (target as HTMLElement).dataset['part'] as RowPart | undefined;
      last.current = { element: target, number: Math.max(number, 1), part: part ?? 'code' };
    },
    onBlur: () => {
      last.current = undefined;
    },
  };
};
