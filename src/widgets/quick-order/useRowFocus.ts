import { useCallback, useLayoutEffect, useRef, type RefObject, type FocusEvent } from 'react';

type RowPart = 'code' | 'quantity' | 'remove';

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

type Focused = { element: Element; number: number; part: RowPart };

/** Keeps the focus in the form if another tab's change removes the focused element. Source: AXS-02. */
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
