import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { needsOwnWindow } from '../../core/framed.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { OwnWindow } from '../kit/framed/own-window.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useCartMessages } from './useCartMessages.ts';

/* The messages of forms come from their catalogue, because `forms.ts` includes the style sheets of forms (PERF-05). */
const loadQuote = latePart(() => import('./quote/QuoteDialog.tsx'));
const loadSave = latePart(() => import('./save/SaveCart.tsx'));
const loadShare = latePart(() => import('../parts/list-share/ShareDialog.tsx'));

/** A button for the summary, and the dialog that it opens. All but the button loads at the first press. */
type Opened = { button: ReactNode; drawn: ReactNode };

/** Quotes the cart. Source: QTE-01. */
export const useQuoting = (filled: boolean): Opened => {
  const { part: QuoteDialog, isOpen, button, press, close } = useOpening('quote', loadQuote);
  useAsked('quote', filled, press);
  if (!runtime().config.commerceExtensions || !hasStorePages()) return { button: null, drawn: null };
  if (needsOwnWindow()) return { button: <OwnWindow />, drawn: null };
  return { button, drawn: QuoteDialog && isOpen && <QuoteDialog onClose={close} /> };
};

/** Saves the cart. The dialog outlasts the summary, because the cart is empty after it was saved. Source: CRT-07. */
export const useSaving = (cart: Cart | undefined): Opened => {
  const { part: SaveCart, isOpen, button, press, close } = useOpening('save', loadSave);
  useAsked('save', cart !== undefined, press);
  return { button, drawn: SaveCart && <SaveCart cart={cart} isOpen={isOpen} onClose={close} /> };
};

/** Shares the cart's products as a link and as a file. Source: LEAD-04 a, b. */
export const useSharing = (cart: Cart | undefined): Opened => {
  const t = useCartMessages();
  const { part: ShareDialog, isOpen, button, close } = useOpening('share', loadShare);
  const lines =
    cart?.entries.map(({ product: { code, name }, quantity }) => ({ code, name, quantity })) ?? [];
  return {
    button,
    drawn: ShareDialog && isOpen && cart && (
      <ShareDialog part="dialog" title={t('cart.share')} name="" lines={lines} onClose={close} />
    ),
  };
};

/** Loads a dialog at the first press of its button, which says if the code can't be loaded. */
const useOpening = <Part extends object>(
  name: 'quote' | 'save' | 'share',
  fetch: (host: HTMLElement) => Promise<Part>,
) => {
  const t = useCartMessages();
  const { part, load } = useLate(fetch);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'loading' | 'gone'>();
  const open = async (): Promise<void> => {
    setState('loading');
    try {
      await load();
      setOpen(true);
      setState(undefined);
    } catch {
      setState('gone');
    }
  };
  const press = () => void open();
  const button = (
    <>
      <Button wide busy={state === 'loading'} onClick={press}>
        {t(`cart.${name}`)}
      </Button>
      {state === 'gone' && <p role="alert">{t(`cart.${name}Gone`)}</p>}
    </>
  );
  return { part, isOpen, button, press, close: () => setOpen(false) };
};

/** Calls `press` once the cart is read, if the address asks for the dialog, and removes the parameter (a reload). */
const useAsked = (name: 'quote' | 'save', isThere: boolean, press: () => void): void => {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !isThere || runtime().author) return;
    asked.current = true;
    const url = new URL(location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, '', url.href);
    press();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);
};
