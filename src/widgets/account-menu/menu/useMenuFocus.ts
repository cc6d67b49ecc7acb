import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';
import { findTyped } from './find-typed.ts';

/** Letters typed this soon after each other are one beginning of a label, in milliseconds. */
const TYPED_TOGETHER = 500;

type Options = { start: 'first' | 'last'; onClose: () => void };

/** Which entry the arrow keys, Home and End go to, from the place of the present one. */
const goTo = (key: string, place: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place < 1 ? count : place) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/**
 * The focus inside an open menu, by the ARIA pattern: it goes to the first or last entry, moves by arrows round the
 * end, Home, End and the beginning of a label, and never gets lost with an entry that goes.
 */
export const useMenuFocus = (menu: RefObject<HTMLElement | null>, { start, onClose }: Options) => {
  const host = useHost();
  const place = useRef(0);
  const typed = useRef({ text: '', at: 0 });
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const here = () => entries().findIndex((entry) => entry.matches(':focus'));
  const focus = (to: number | undefined) => {
    if (to === undefined) return;
    place.current = to;
    entries()[to]?.focus();
  };

  useEffect(() => {
    // Whoever has gone on while the menu was on its way is left alone.
    const waits = host.matches(':focus-within') || document.activeElement === document.body;
    if (waits) focus(start === 'last' ? entries().length - 1 : 0);
    // Once, when the menu is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const now = here();
    if (now >= 0) place.current = now;
    // The entry under the focus has gone with its flag: the next one takes its place.
    else if (document.activeElement === document.body) focus(Math.min(place.current, entries().length - 1));
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event;
    // The browser goes on from the button, so the focus leaves the menu as if it stood there.
    if (key === 'Tab') return onClose();
    if (ctrlKey || altKey || metaKey) return;
    const all = entries();
    const to = goTo(key, here(), all.length);
    if (to !== undefined) {
      typed.current = { text: '', at: 0 };
      focus(to);
    }
    // Links know Enter alone; entries of menus both.
    else if (key === ' ') all[here()]?.click();
    else if ([...key].length === 1) {
      const together = timeStamp - typed.current.at < TYPED_TOGETHER;
      typed.current = { text: together ? typed.current.text + key : key, at: timeStamp };
      const labels = all.map((entry) => entry.textContent ?? '');
      focus(findTyped(labels, here() + (together ? 0 : 1), typed.current.text));
    } else return;
    event.preventDefault();
  };
  return { onKeyDown };
};
