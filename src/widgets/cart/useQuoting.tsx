import { useEffect, useRef, type ReactNode } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { runtime } from '../../core/runtime.ts';
import { Button } from '../shared/ui/Button.tsx';
import { loadQuote } from './load-quote.ts';
import { useCartMessages } from './useCartMessages.ts';
import { useOpening } from './useOpening.ts';

/** Whether the address asks for the dialog: after the checkout's last step, and after a sign-in. It is taken out, so that a reload asks no more. */
const isAsked = (): boolean => {
  const url = new URL(location.href);
  if (!url.searchParams.has('quote')) return false;
  url.searchParams.delete('quote');
  history.replaceState(history.state, '', url.href);
  return true;
};

/** Quoting the cart: the button for its summary, and the dialog that its press brings. All but the button loads late. Source: QTE-01. */
export const useQuoting = (filled: boolean): { button: ReactNode; drawn: ReactNode } => {
  const t = useCartMessages();
  const { part, isOpen, isLoading, isGone, press, close } = useOpening(loadQuote);
  const asked = useRef(false);
  // The dialog stands over a cart, which comes after the page.
  useEffect(() => {
    if (asked.current || !filled || runtime().author) return;
    asked.current = true;
    if (isAsked()) press();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [filled]);
  if (!runtime().config.commerceExtensions || !hasStorePages()) return { button: null, drawn: null };
  return {
    button: (
      <>
        <Button wide busy={isLoading} onClick={press}>
          {t('cart.quote')}
        </Button>
        {isGone && <p role="alert">{t('cart.quoteGone')}</p>}
      </>
    ),
    drawn: part && isOpen && <part.QuoteDialog onClose={close} />,
  };
};
