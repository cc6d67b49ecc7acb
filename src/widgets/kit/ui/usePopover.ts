import { useRef, useState, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react';
import { useId } from '../element/widget-context.ts';

/**
 * Connects a button with the popover that it opens. The browser opens one popover at a time, closes it on a press
 * outside, and no parent clips it. `opener` and `sheet` are the props of the two. `escape` closes the popover and gives
 * the focus back to the button; `leave` closes it when the focus moves elsewhere. Attach both handlers to the popover
 * or to an element that holds both.
 */
export const usePopover = (onToggle?: (open: boolean, close: () => void) => void) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const hide = () => box.current?.hidePopover();
  const close = () => {
    hide();
    button.current?.focus();
  };
  return {
    open,
    show: () => box.current?.showPopover(),
    close,
    opener: { ref: button, type: 'button', popoverTarget: id, 'aria-expanded': open },
    sheet: {
      ref: box,
      id,
      popover: 'auto',
      // A disclosure inside the popover sends the same event.
      onToggle: ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
        if (target !== currentTarget) return;
        setOpen(newState === 'open');
        onToggle?.(newState === 'open', close);
      },
    },
    escape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
    leave: ({ relatedTarget: to }: FocusEvent) => {
      // A press on the button closes the popover by itself.
      if (to instanceof Node && to !== button.current && !box.current?.contains(to)) hide();
    },
  } as const;
};
