import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useCallback,
  type MouseEvent,
  type ReactNode,
  type CSSProperties,
} from 'react';
import { isAnythingShipped } from '../../api/checkout/shipments.rules.ts';
import { discountLabel } from '../../api/checkout/promotion.rules.ts';
import { aimswebMissing } from '../../api/checkout/aimsweb-minimum.rules.ts';
import { codesOf, goodsRows, isWholeTotal } from '../../api/cart/goods-sums.rules.ts';
import { cartTerms, type CartTerms, type Cart } from '../../api/cart/cart.contract.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { PromotionNews } from '../parts/cart-notices/PromotionNews.tsx';
import { promotionFeatures, useNoticeWords } from '../parts/cart-notices/cart-notices.ts';
import { Price, moneyText } from '../parts/price/Price.tsx';
import type { CartNews } from '../parts/cart-lines/line-news.ts';
import { checkoutLink, storeLink } from '../../api/links/store-link.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { useLate, latePart } from '../kit/element/late-part.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCartMessages } from './useCartMessages.ts';
import type { Money } from '../../api/money.contract.ts';
import { Notice } from '../kit/ui/Notice.tsx';
import { Button } from '../kit/ui/Button.tsx';

const loadBar = () => import('./CheckoutBar.tsx');

type Props = {
  cart: Cart;
  lineNews: CartNews['lines'];
  changing: boolean;
  quote: ReactNode;
  save: ReactNode;
  share: ReactNode;
};

/** Returns the message key for what the total does not include, or undefined if it is whole. */
const laterKey = ({ entries, deliveryCost, totalTax, net }: Cart) => {
  const isShippingOpen = deliveryCost === undefined && isAnythingShipped(entries);
  if (net === false) return isShippingOpen ? 'cart.beforeShippingOnly' : 'cart.pricesInclude';
  if (totalTax) return isShippingOpen ? 'cart.shippingLater' : undefined;
  return isShippingOpen ? 'cart.beforeShipping' : 'cart.beforeTaxes';
};

/** Draws the sums and the buttons below them. */
export const CartSummary = ({ cart, lineNews, changing, quote, save, share }: Props) => {
  const t = useCartMessages();
  const showVat = useFlag('vat');
  const { deliveryCost, totalTax, taxTakenOff, net, untold } = cart;
  const gross = net === false;
  const country = countryOf(runtime().row.locale);
  const total = cart.totalPriceWithTax ?? cart.totalPrice;
  const totalName = t(isWholeTotal(cart, isAnythingShipped(cart.entries)) ? 'cart.total' : 'cart.totalSoFar');
  const later = laterKey(cart);
  const features = promotionFeatures(useFlag('organisationDiscount'));
  const terms = useMemo(() => cartTerms(cart), [cart]);
  const missing = aimswebMissing(terms, cart.entries);
  const focus = useFocusAfter();
  const [isRefused, setRefused] = useState(false);
  const refuse = (): void => {
    setRefused(true);
    focus('.minimum');
  };
  const checkout = useCheckoutLink(lineNews, changing, missing && refuse);
  const [waysRef, isAhead] = useIsAhead();
  // Without its code there is no bar, and the sums' own link is still there.
  const { part: bar } = useLate(loadBar, isAhead);
  const told = total || !untold ? <Price money={total} /> : t('cart.unknown');
  // The readiness panel above the lines shows what is missing. It shows this until checkout is pressed all the same.
  const isToldAbove = runtime().config.commerceExtensions && checkout.href !== undefined;
  return (
    <>
      <section
        className={changing ? 'summary changing' : 'summary'}
        part="summary"
        aria-label={t('cart.summary')}
      >
        <h3 className="vh">{t('cart.summary')}</h3>
        <PromotionNews
          key={cart.code}
          cart={terms}
          features={features}
          onDismissed={() => focus('.code-place :is(input, button)')}
        />
        <CodePlace appliedVouchers={terms.appliedVouchers} />
        <dl className="sum-list">
          {goodsRows(cart).map((one) => (
            <Sum key={one.row} money={one.money}>
              {(one.row === 'discounts' && discountLabel(terms, features)) || t(`cart.${one.row}`)}
              {codesOf(one, terms.appliedVouchers)}
            </Sum>
          ))}
          {deliveryCost && <Sum money={deliveryCost}>{t('cart.shipping')}</Sum>}
          {taxTakenOff && (
            <Sum money={{ ...taxTakenOff, value: -taxTakenOff.value }}>{t('cart.taxTakenOff')}</Sum>
          )}
          {totalTax && totalTax.value > 0 && (showVat || !gross) && (
            <Sum money={totalTax}>{t(gross ? 'cart.vatIncluded' : 'cart.vat', { country })}</Sum>
          )}
          <dt className="total">{totalName}</dt>
          <dd className="total">{told}</dd>
        </dl>
        {later && <p className="small quiet">{t(later, { country })}</p>}
        {missing && (isRefused || !isToldAbove) && <MinimumNotice {...missing} />}
        {untold && <p role="alert">{t('cart.untold')}</p>}
        <div ref={waysRef} className="ways no-print">
          {checkout.href !== undefined && !untold && (
            <LinkButton variant="primary" wide href={checkout.href} onClick={checkout.onClick}>
              {t('cart.checkout')}
            </LinkButton>
          )}
          {checkout.href !== undefined && hasStorePages() && (
            <LinkButton wide href={storeLink('quickOrder', {})}>
              {t('cart.goOn')}
            </LinkButton>
          )}
          {checkout.href !== undefined && !untold && quote}
          {save}
          {share}
        </div>
      </section>
      {bar && checkout.href !== undefined && !untold && (
        <bar.CheckoutBar
          name={totalName}
          total={told}
          changing={changing}
          href={checkout.href}
          onClick={checkout.onClick}
          isTold={!isAhead}
        />
      )}
    </>
  );
};

const Sum = ({ money, children }: { money: Money; children: ReactNode }) => (
  <>
    <dt>{children}</dt>
    <dd className={money.value < 0 ? 'off' : undefined}>
      <Price money={money} />
    </dd>
  </>
);

/** Returns the link to the checkout. Until all quantities are valid and reach the minimum, it shows the reason. */
const useCheckoutLink = (
  lineNews: CartNews['lines'],
  changing: boolean,
  /** Shows why the cart can't be ordered; undefined if it can be. */
  refuse: (() => void) | undefined,
) => {
  const shown = useRef(refuse);
  useLayoutEffect(() => {
    shown.current = refuse;
  });
  const host = useHost();
  const href = checkoutLink();
  /** The lines' news at the time the shopper asked to leave. It is set while they wait. */
  const leaving = useRef<CartNews['lines']>(undefined);
  useEffect(() => {
    if (leaving.current === undefined || changing) return;
    const nothingNew = leaving.current === lineNews;
    leaving.current = undefined;
    if (!nothingNew) return;
    if (shown.current) shown.current();
    else if (href !== undefined) location.assign(href);
  }, [lineNews, changing, href]);
  const onClick = (event: MouseEvent) => {
    const wrong = host.shadowRoot?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    if (wrong || changing || refuse) event.preventDefault();
    if (wrong) return;
    if (changing) leaving.current = lineNews;
    else refuse?.();
  };
  return { href, onClick };
};

/** Shows how much is missing from aimswebPlus's minimum, with the focus at a press. Source: CRT-06 a, b. */
const MinimumNotice = ({ amount, missing }: { amount: Money; missing: Money }) => {
  const t = useNoticeWords();
  const words = { amount: moneyText(amount), missing: moneyText(missing) };
  return (
    <Notice tone="warning" className="minimum" tabIndex={-1}>
      {t('shared.promotion.minimum', words)}
    </Notice>
  );
};

/** Loads the promotion code with its texts and styles. */
const loadCode = latePart(() => import('./code/CartCode.tsx'));

/** Reserves the room of the promotion code, and loads it after the lines are drawn, so that they need not wait for it. */
const CodePlace = ({ appliedVouchers }: Pick<CartTerms, 'appliedVouchers'>) => {
  const t = useCartMessages();
  const { part: CartCode, failure, load } = useLate(loadCode, true);
  const room = { '--_codes': appliedVouchers.length } as CSSProperties;
  return (
    <div className="code-place no-print" style={CartCode ? undefined : room}>
      {CartCode && <CartCode appliedVouchers={appliedVouchers} />}
      {failure !== undefined && (
        <Button onClick={() => void load().catch(() => undefined)}>{t('cart.enterCode')}</Button>
      )}
    </div>
  );
};

/** Returns a ref for an element, and whether it is below the window. Where its parent sticks to the window it is not. */
const useIsAhead = (): [ref: (element: HTMLElement | null) => (() => void) | undefined, isAhead: boolean] => {
  const [isAhead, setAhead] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const seen = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last)
        setAhead(!last.isIntersecting && last.boundingClientRect.top > 0 && !sticks(element.parentElement));
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return [ref, isAhead];
};

const sticks = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).position === 'sticky';
