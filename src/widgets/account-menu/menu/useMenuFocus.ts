import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the index of the next label that begins with the typed text, or undefined. The search starts after `from` and
 * wraps round; text that gets longer may stay at the same label. One letter repeated goes through all labels that begin
 * with it. Case and accents are ignored.
 */
export const findTyped = (labels: readonly string[], from: number, typed: string): number | undefined => {
  const text = plain(typed);
  const repeated = text.length > 0 && [...text].every((letter) => letter === text[0]);
  const wanted = repeated ? (text[0] ?? '') : text;
  if (wanted === '') return undefined;
  const first = repeated ? from + 1 : Math.max(from, 0);
  const places = labels.map((_label, step) => (first + step) % labels.length);
  return places.find((place) => plain(labels[place] ?? '').startsWith(wanted));
};

/** Letters that are typed within this many milliseconds belong to one search text. */
const TYPED_TOGETHER = 500;

type Options = { start: 'first' | 'last'; onClose: () => void };

/** Returns the index that an arrow key, Home or End leads to, or undefined for other keys. */
const goTo = (key: string, place: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place < 1 ? count : place) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/**
 * Moves the focus in an open menu as the ARIA pattern says: to the first or last entry on opening, then by arrow keys
 * (wrapping round), Home, End and typed letters. If the focused entry is removed, another one gets the focus.
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
    // If the shopper has moved on while the menu was loading, their focus is left alone.
    const waits = host.matches(':focus-within') || document.activeElement === document.body;
    if (waits) focus(start === 'last' ? entries().length - 1 : 0);
    // Runs once, when the menu appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const now = here();
    if (now >= 0) place.current = now;
    // The focused entry was removed because its flag is off. The next one gets the focus.
    else if (document.activeElement === document.body) focus(Math.min(place.current, entries().length - 1));
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event;
    // The browser moves on from the button, so Tab leaves the menu as if it were next to the button.
    if (key === 'Tab') return onClose();
    if (ctrlKey || altKey || metaKey) return;
    const all = entries();
    const to = goTo(key, here(), all.length);
    if (to !== undefined) {
      typed.current = { text: '', at: 0 };
      focus(to);
    }
    // Links react to Enter only; menu entries must react to Space as well.
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
