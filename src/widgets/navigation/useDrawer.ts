import { useEffect, useRef, useState, type RefObject } from 'react';
import { adoptStyles } from '../kit/element/adopt-styles.ts';
import { useLate } from '../kit/element/late-part.ts';

const loadDrawer = async (host: HTMLElement) => {
  const code = await import('./drawer/part.ts');
  await adoptStyles(host, code.drawerStyles);
  return code;
};

/**
 * The drawer, a chunk of its own that is fetched when the shopper comes near the button. `failed` when it can't be had:
 * then the groups are to show without it. Where the button goes, the first group of the `bar` has the focus.
 */
export const useDrawer = (button: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>) => {
  const { part, load } = useLate(loadDrawer);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const buttonGone = useRef(false);
  const gone = () => {
    buttonGone.current = true;
    setOpen(false);
  };
  useEffect(() => {
    if (open || !buttonGone.current) return;
    buttonGone.current = false;
    bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [open, bar]);
  // Turned to where the bar has room, the button is gone, and what it opened goes too.
  useEffect(() => {
    if (!open) return undefined;
    const look = () => button.current?.checkVisibility() === false && gone();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [open, button]);
  return {
    Drawer: part?.Drawer,
    open,
    failed,
    near: () => void load().catch(() => undefined),
    show: () => {
      setOpen(true);
      load().catch(() => {
        gone();
        setFailed(true);
      });
    },
    hide: () => setOpen(false),
  };
};
