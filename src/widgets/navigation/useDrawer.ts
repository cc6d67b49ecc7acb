import { useEffect, useRef, useState, type RefObject } from 'react';
import { adoptStyles } from '../kit/element/sheets.ts';
import { useLate } from '../kit/element/late-part.ts';

const loadDrawer = async (host: HTMLElement) => {
  const { Drawer, drawerStyles } = await import('./drawer/Drawer.tsx');
  await adoptStyles(host, drawerStyles);
  return { Drawer };
};

/**
 * Loads and opens the drawer, a separate chunk that is fetched when the shopper comes near the button. `failed` is true
 * if it can't be loaded; then the groups are shown without it. If the button disappears, the first group in `bar` gets
 * the focus.
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
  // If the window gets wide enough for the bar, the button disappears and the drawer closes.
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
