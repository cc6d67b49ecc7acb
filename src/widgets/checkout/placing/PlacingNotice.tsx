import { useEffect, useRef, useLayoutEffect } from 'react';
import { placingWords } from '../../../api/checkout/placing-words.rules.ts';
import type { Placing } from '../../../api/checkout/placing.rules.ts';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import { formatMoney } from '../../../core/i18n/money.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartLink, storeLink } from '../../../api/links/store-link.ts';
import { trainingLink } from '../../parts/training/training-link.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { isHeadingFocused } from '../flow/useHeadingFocus.ts';
import { SupportLink, WithSupportLink } from './SupportLink.tsx';
import type en from './messages/en.json';
import { useCustomer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { quoteQuery } from '../../../api/quote/quote.queries.ts';
import { timesOf, turnsOf } from '../../../api/quote/quote-times.rules.ts';
import { isOver, shownState } from '../../../api/quote/quote.rules.ts';
import { useNow } from '../../kit/ui/useNow.ts';
import { shopZone, shopDate } from '../../parts/quote/shop-dates.ts';
import { now } from '../../../core/clock.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';

type PlacingNoticeProps = {
  state: Placing;
  retry: boolean;
  /** The total that was shown when the button was pressed, if it was pressed on this page. */
  pressed: { value: number; currencyIso: string } | undefined;
  /** The card for that payment, by scheme and last four digits. */
  card: string | undefined;
  quoteCode: string | undefined;
  /** Hears in the review whether that quote has ended; undefined elsewhere. */
  onQuoteOver: ((isOver: boolean) => void) | undefined;
};

const CARD = 'checkout.refused.card';

/** Says what is known of placing the order, with the focus unless it opens a step. Source: CHK-14, REL-02, REL-03. */
export const PlacingNotice = ({
  state,
  retry,
  pressed,
  card,
  quoteCode,
  onQuoteOver,
}: PlacingNoticeProps) => {
  const t = useWords<typeof en>();
  const notice = useRef<HTMLDivElement>(null);
  const isPressed = pressed !== undefined;
  // The button is below the notice: on a phone, at the bottom edge.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
    if (isPressed && !isHeadingFocused(notice.current)) notice.current?.focus();
  }, [state, isPressed]);
  if (state.state !== 'ready' && state.state !== 'refused') return null;
  if (state.state === 'ready' && quoteCode !== undefined && onQuoteOver)
    return <QuoteCheck code={quoteCode} onQuoteOver={onQuoteOver} />;
  const changed = changedTotal(state, pressed);
  const keys = placingWords(state, retry) as readonly (keyof typeof en)[];
  if (keys.length === 0) return null;
  const mendedIn = state.state === 'refused' ? refusalOf(state.type, state.subject).mendedIn : undefined;
  if (mendedIn === 'quote' && state.state === 'refused')
    return <QuoteOver code={state.subject ?? quoteCode} takesFocus="always" />;
  const isTraining = mendedIn === 'training';
  const training =
    isTraining && state.state === 'refused' && state.subject
      ? trainingLink(state.subject, quoteCode)
      : undefined;
  const cart = training ?? (isTraining || mendedIn === 'items' ? cartLink() : undefined);
  const needsHelp = mendedIn === 'end';
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="danger"
      role="alert"
      actions={
        (cart !== undefined || needsHelp) && (
          <>
            {cart !== undefined && (
              <LinkButton href={cart}>
                {t(isTraining ? 'checkout.placing.toTraining' : 'checkout.placing.toCart')}
              </LinkButton>
            )}
            {needsHelp && <SupportLink />}
          </>
        )
      }
    >
      {changed
        ? t('checkout.refused.totalFrom', changed)
        : keys.map((key) => (
            <p key={key}>
              <WithSupportLink
                sentence={
                  key === CARD && card !== undefined ? t('checkout.refused.cardOf', { card }) : t(key)
                }
              />
            </p>
          ))}
    </Notice>
  );
};

/** Returns the old and new total of a refusal that names another one. Source: CHK-14 i. */
const changedTotal = (
  state: Placing,
  pressed: PlacingNoticeProps['pressed'],
): { old: string; new: string } | undefined => {
  if (state.state !== 'refused' || state.type !== 'TotalChanged' || !pressed) return undefined;
  const { tag } = runtime().row;
  const old = formatMoney(pressed.value, pressed.currencyIso, tag);
  const now = formatMoney(Number(state.subject), pressed.currencyIso, tag);
  return old && now && old !== now ? { old, new: now } : undefined;
};

type QuoteCheckProps = { code: string; onQuoteOver: (isOver: boolean) => void };

/**
 * Whether the quote of the cart on show can still be ordered, before anybody presses. A quote that ends while the review is open is
 * told at that moment. While nothing is known of it the press is offered, and the service judges it. Source: QTE-04 e.
 */
const QuoteCheck = ({ code, onQuoteOver }: QuoteCheckProps) => {
  const { data } = useCustomerQuery(quoteQuery(useCustomer(), code));
  const times = data && timesOf(data, shopZone());
  const now = useNow(times ? turnsOf(times) : []);
  const over = times !== undefined && isOver(shownState(times, now));
  const isOpen = times !== undefined && !over;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    onQuoteOver(over);
  }, [over, isOpen, onQuoteOver]);
  return over ? <QuoteOver code={code} takesFocus={wasOpen} /> : null;
};

/** Returns the link to a quote, or to all quotes without a code. Undefined if no page is known. Source: QTE-04 e. */
const quotePage = (code: string | undefined): string | undefined => {
  if (!hasStorePages()) return undefined;
  return code === undefined ? storeLink('quotes', {}) : storeLink('quoteDetails', { id: code });
};

type QuoteOverProps = {
  code: string | undefined;
  /** `always`: after the press that ordered it. Else only if its checkout was open before and has the focus. */
  takesFocus: 'always' | { readonly current: boolean };
};

/** Says why and since when a quote can no longer be ordered, with the way to its page. Source: QTE-04 e. */
const QuoteOver = ({ code: named, takesFocus }: QuoteOverProps) => {
  const t = useWords<typeof en>();
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
      role="alert"
      actions={href !== undefined && <LinkButton href={href}>{t('checkout.placing.toQuote')}</LinkButton>}
    >
      <p>{whyWords(t, state, data?.expirationTime)}</p>
      {href !== undefined && state !== 'ordered' && <p>{t('checkout.refused.quoteAgain')}</p>}
    </Notice>
  );
};

const whyWords = (
  t: ReturnType<typeof useWords<typeof en>>,
  state: ReturnType<typeof shownState>,
  expires: string | undefined,
): string => {
  if (state === 'expired' && expires !== undefined)
    return t('checkout.refused.quoteExpired', { date: shopDate(expires) });
  if (state === 'cancelled') return t('checkout.refused.quoteCancelled');
  return t(state === 'ordered' ? 'checkout.refused.quoteOrdered' : 'checkout.refused.quote');
};
