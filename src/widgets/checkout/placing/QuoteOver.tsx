import { useLayoutEffect, useRef } from 'react';
import { useCustomer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { quoteQuery } from '../../../api/quote/quote.queries.ts';
import { timesOf } from '../../../api/quote/quote-times.rules.ts';
import { shownState } from '../../../api/quote/quote.rules.ts';
import { now } from '../../../core/clock.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { shopDate, shopZone } from '../../parts/quote/quote-dates.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import type en from './messages/en.json';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink } from '../../../api/links/store-link.ts';

/** Returns the link to a quote, or to all quotes without a code. Undefined if no page is known. Source: QTE-04 e. */
const quotePage = (code: string | undefined): string | undefined => {
  if (!hasStorePages()) return undefined;
  return code === undefined ? storeLink('quotes', {}) : storeLink('quoteDetails', { id: code });
};

type QuoteOverProps = {
  /** Any text. */
  code: string | undefined;
  /**
   * `always`: after the press that ordered it, which is gone then. Else only if its checkout was open before and has the focus: it
   * loses its controls.
   */
  takesFocus: 'always' | { readonly current: boolean };
};

/**
 * The quote whose cart this is can no longer be ordered: why and since when, as the service says it now, and the way to its page, where
 * it can be quoted again. Source: QTE-04 e.
 */
export const QuoteOver = ({ code: named, takesFocus }: QuoteOverProps) => {
  const t = useMessages<keyof typeof en>();
  const code = named !== undefined && SEGMENT.test(named) ? named : undefined;
  const { data } = useCustomerQuery(quoteQuery(useCustomer(), code));
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isHere = notice.current?.closest('assess-checkout')?.contains(document.activeElement);
    if (takesFocus === 'always' || (takesFocus.current && isHere)) notice.current?.focus();
  }, [takesFocus]);
  const state = data && shownState(timesOf(data, shopZone()), now());
  const href = quotePage(code);
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="danger"
      word={t('shared.level.danger')}
      role="alert"
      actions={href !== undefined && <LinkButton href={href}>{t('checkout.placing.toQuote')}</LinkButton>}
    >
      <p>{whyWords(t, state, data?.expirationTime)}</p>
      {href !== undefined && state !== 'ordered' && <p>{t('checkout.refused.quoteAgain')}</p>}
    </Notice>
  );
};

const whyWords = (
  t: ReturnType<typeof useMessages<keyof typeof en>>,
  state: ReturnType<typeof shownState>,
  expires: string | undefined,
): string => {
  if (state === 'expired' && expires !== undefined)
    return t('checkout.refused.quoteExpired', { date: shopDate(expires) });
  if (state === 'cancelled') return t('checkout.refused.quoteCancelled');
  return t(state === 'ordered' ? 'checkout.refused.quoteOrdered' : 'checkout.refused.quote');
};
