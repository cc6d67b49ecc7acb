import type { CSSProperties } from 'react';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import type { StepReason } from '../../../../api/checkout/steps.rules.ts';
import { areDatesEarly, earliestTrainingDay } from '../../../../api/training/training.rules.ts';
import { now } from '../../../../core/clock.ts';
import { moneyText } from '../../../parts/price/Price.tsx';
import { cartLink, storeLink } from '../../../../api/links/store-link.ts';
import { trainingLink } from '../../../parts/training/training-link.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import type notices from '../../../parts/cart-notices/messages/en.json';
import items from './items.css?inline';
import type en from './messages/en.json';

export const styles: readonly string[] = [items];

type T = ReturnType<typeof useWords<typeof en & typeof notices>>;
type Entry = CheckoutCart['entries'][number];

/** Says what is wrong with the items, which can be changed only in the cart. Source: CRT-06, checkout.md. */
export const Step = ({ step, cart }: StepProps) => {
  const t = useWords<typeof en & typeof notices>();
  const reason = 'reason' in step ? step.reason : undefined;
  const { quoteCode } = cart;
  // The current cart is not the quote's.
  const href = quoteCode === undefined ? cartLink() : storeLink('quoteDetails', { id: quoteCode });
  // The missing data of a training is entered in the cart's dialog, which the link opens.
  const training = reason?.code === 'training' ? reason.lines[0] : undefined;
  const dialog = training === undefined ? undefined : trainingLink(training, cart.quoteCode);
  return (
    <>
      {reason ? <Wrong reason={reason} cart={cart} /> : <p>{t('checkout.items.fine')}</p>}
      {href !== undefined && (
        <div className="acts checkout-acts">
          <LinkButton variant={dialog === undefined ? 'primary' : 'outline'} href={href}>
            {t(quoteCode === undefined ? 'checkout.items.toCart' : 'checkout.items.toQuote')}
          </LinkButton>
          {dialog !== undefined && (
            <LinkButton variant="primary" href={dialog}>
              {t('checkout.items.completeTraining')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
};

const Wrong = ({ reason, cart }: { reason: StepReason; cart: CheckoutCart }) => {
  const t = useWords<typeof en & typeof notices>();
  const wrong = cart.quoteCode === undefined ? t('checkout.items.wrong') : undefined;
  const said = reason.code === 'aimsweb-minimum' ? minimumWords(reason, cart, t) : wrong;
  const lines = linesOf(reason, cart, t);
  const notice = (
    <Notice tone="warning">
      {said}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
  if (reason.code !== 'aimsweb-minimum') return notice;
  const reached = Math.max(0, 1 - reason.missing / reason.amount);
  return (
    <>
      {notice}
      {/* It only repeats the text. Source: look-checkout 2.8. */}
      <div
        className="checkout-meter"
        aria-hidden="true"
        style={{ '--_reached': `${Math.round(reached * 100)}%` } as CSSProperties}
      />
    </>
  );
};

/** Returns how much is missing, in the cart's currency. Source: CRT-06 b. */
const minimumWords = (
  { missing, amount, currency }: Extract<StepReason, { code: 'aimsweb-minimum' }>,
  { aimswebMinimum }: CheckoutCart,
  t: T,
): string => {
  const currencyIso = aimswebMinimum?.minimum.currencyIso ?? currency;
  return t('shared.promotion.minimum', {
    amount: moneyText({ value: amount, currencyIso }),
    missing: moneyText({ value: missing, currencyIso }),
  });
};

/** Returns, for each affected line, what is wrong with it. */
const linesOf = (reason: StepReason, { entries }: CheckoutCart, t: T): readonly string[] => {
  if (!('lines' in reason)) return [];
  const { code, lines } = reason;
  const words = ({ product, quantity, training }: Entry): string =>
    t(`checkout.items.${code}`, {
      name: product.name,
      reason: product.notPurchasableReason ?? 'NOT_ONLINE',
      early: training && areDatesEarly(training, earliestTrainingDay(now())) ? 'yes' : 'no',
      quantity,
      least: product.minOrderQuantity ?? 1,
      most: product.maxOrderQuantity ?? quantity,
    });
  const there = entries.filter(({ product }) => lines.includes(product.code));
  const gone = lines.filter((one) => !there.some(({ product }) => product.code === one));
  return [
    ...new Set([...there.map(words), ...gone.map((name) => t('checkout.items.not-confirmed', { name }))]),
  ];
};
