import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

export type RowPart = 'code' | 'quantity' | 'remove';

/** Moves the focus into a row (from 1), now or after the row is drawn. A number past the last row means the last one. */
export type FocusRow = (number: number, part: RowPart, when?: 'now' | 'drawn') => void;

export const useRowFocus = (list: RefObject<HTMLElement | null>): FocusRow => {
  const wanted = useRef<{ number: number; part: RowPart } | undefined>(undefined);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { number, part } = wanted.current;
    wanted.current = undefined;
    focus(list.current, number, part);
  });

  return useCallback(
    (number, part, when = 'now') => {
      if (when === 'now' && list.current && number <= list.current.children.length)
        focus(list.current, number, part);
      else wanted.current = { number, part };
    },
    [list],
  );
};

const focus = (list: HTMLElement | null, number: number, part: RowPart): void => {
  const row = list?.children[Math.min(number, list.children.length) - 1];
  const target =
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`) ??
    row?.querySelector<HTMLElement>('[data-part="code"]');
  target?.focus();
  if (target instanceof HTMLInputElement && part === 'quantity') target.select();
};
