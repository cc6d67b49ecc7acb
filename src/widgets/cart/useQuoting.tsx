import type { ReactNode } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { needsOwnWindow } from '../../core/framed.ts';
import { runtime } from '../../core/runtime.ts';
import { OwnWindow } from '../kit/framed/own-window.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useAsked } from './useAsked.ts';
import { useCartMessages } from './useCartMessages.ts';
import { useOpening } from './useOpening.ts';
import { latePart } from '../kit/element/late-part.ts';
import formMessages from '../kit/forms/messages?languages';
import { joinMessages } from '../kit/element/widget-messages.ts';
import messages from '../parts/quote/messages?languages';

/** Loads the dialog that makes a quote of the cart, with its texts and styles. */
/* The messages of forms come from their catalogue and not from `forms.ts`, because that module includes the style
   sheets of forms. An entry that only loads the part later must not have them (PERF-05). They are a copy, because
   otherwise every form would load what this page shares (PERF-02). */

/** The messages of quotes and those of forms. */
const quoteFormWords = joinMessages(formMessages, messages);

const loadQuote = latePart(() => import('./quote/QuoteDialog.tsx'), quoteFormWords);

/**
 * Returns the button that quotes the cart, for the summary, and the dialog that it opens. All but the button loads
 * late. Source: QTE-01.
 */
export const useQuoting = (filled: boolean): { button: ReactNode; drawn: ReactNode } => {
  const t = useCartMessages();
  const { part: QuoteDialog, isOpen, isLoading, isGone, press, close } = useOpening(loadQuote);
  useAsked('quote', filled, press);
  if (!runtime().config.commerceExtensions || !hasStorePages()) return { button: null, drawn: null };
  if (needsOwnWindow()) return { button: <OwnWindow />, drawn: null };
  return {
    button: (
      <>
        <Button wide busy={isLoading} onClick={press}>
          {t('cart.quote')}
        </Button>
        {isGone && <p role="alert">{t('cart.quoteGone')}</p>}
      </>
    ),
    drawn: QuoteDialog && isOpen && <QuoteDialog onClose={close} />,
  };
};
