import { Fragment, type ReactNode } from 'react';
import type { CartEntry } from '../../api/cart/cart.contract.ts';
import type { NotPurchasableReason } from '../../api/product/product.contract.ts';
import type { MeantEntry } from '../../api/cart/meant-entry.rules.ts';
import { pictureAddress } from '../../api/picture-address.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { moneyText, Price, UNKNOWN } from '../parts/price/Price.tsx';
import { ProductName } from '../parts/cart-lines/ProductName.tsx';
import { sayOfLine, type LineNews } from '../parts/cart-lines/line-news.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { Button } from '../kit/ui/Button.tsx';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import { ReplacedBy, LineNotice } from './CartNotices.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { isTraining, TrainingPlace } from './late-places.tsx';
import { useCartMessages } from './useCartMessages.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { LevelBadge } from '../parts/buying/LevelBadge.tsx';
import { useNoticeWords } from '../parts/cart-notices/cart-notices.ts';

/** The path of an icon that only this widget uses. */
const TRASH = 'M3.5 5.5h13M8 5.5V3h4v2.5m-6.8 0 .7 11h8.2l.7-11M8.3 9v4.5m3.4-4.5v4.5';

/** The message for a line that stays in the cart although its product can't be bought. */
const NOT_SOLD = {
  RETIRED: 'unknown-product',
  NOT_ONLINE: 'not-online',
  NOT_SOLD_HERE: 'not-online',
  OUT_OF_STOCK: 'out-of-stock',
} as const satisfies Record<NotPurchasableReason, string>;

type Props = {
  entry: CartEntry;
  news: LineNews | undefined;
  changing: boolean;
  /** True until the page has answered whether the line may be removed. */
  leaving: boolean;
  onQuantity: (quantity: number, again?: MeantEntry) => void;
  onRemove: (again?: MeantEntry) => void;
};

/** Draws one line of the cart: a table row, or a card in a narrow cart. */
export const CartLine = ({ entry, news, changing, leaving, onQuantity, onRemove }: Props) => {
  const t = useCartMessages();
  const { product, basePrice, totalPrice, totalDiscounts } = entry;
  const shown = useFlag('productImages') && product.images?.[0];
  const picture = shown && pictureAddress(shown.url);
  const focus = useFocusAfter();
  /** The notice is removed together with its buttons, so the focus moves to the quantity. */
  const toQuantity = () => focus(`[data-line="${CSS.escape(product.code)}"] input`);
  return (
    <div className="line" part="line" data-line={product.code} aria-busy={changing}>
      {picture && <img className="picture" src={picture} alt="" loading="lazy" width="64" height="64" />}
      <div className="product">
        <b>
          <ProductName {...product} />
        </b>
        <LineFacts entry={entry} />
      </div>
      <div className="unit">
        <span className="vh cell-label quiet small">{t('cart.unitPrice')}</span>
        <Price money={basePrice} />
      </div>
      {entry.quantity > 0 ? (
        <LineQuantity entry={entry} onCommit={(quantity) => onQuantity(quantity)} />
      ) : (
        <p className="quantity">
          <VisuallyHidden>{t('cart.quantityOf', { name: product.name })}</VisuallyHidden> {UNKNOWN}
        </p>
      )}
      <div className={changing ? 'sum changing' : 'sum'}>
        <span className="vh cell-label quiet small">{t('cart.lineTotal')}</span>
        <b>
          <Price money={totalPrice} />
        </b>
        {totalDiscounts && totalDiscounts.value > 0 && (
          <span className="off small">{t('cart.lineDiscount', { amount: moneyText(totalDiscounts) })}</span>
        )}
        {changing && <VisuallyHidden>{t('cart.updating')}</VisuallyHidden>}
      </div>
      <Button
        variant="plain"
        icon={TRASH}
        className="remove"
        label={t('cart.removeName', { name: product.name })}
        busy={leaving}
        onClick={() => onRemove()}
      />
      {isTraining(entry) && <TrainingPlace entry={entry} />}
      {!product.purchasable && news === undefined && (
        <p className="line-notice problem small">
          {t(`cart.news.${NOT_SOLD[product.notPurchasableReason ?? 'NOT_ONLINE']}`, { units: 0 })}
          {product.successor && <ReplacedBy {...product.successor} />}
        </p>
      )}
      {news && (
        <LineNotice
          news={news}
          onAgain={(quantity) => {
            toQuantity();
            const meant = news.about === 'failure' ? news.meant : undefined;
            if (quantity === 0) onRemove(meant);
            else onQuantity(quantity, meant);
          }}
          onDismiss={() => {
            toQuantity();
            sayOfLine(product.code, undefined);
          }}
        />
      )}
    </div>
  );
};

/** Shows the facts of a line: code, program, level and, if known, UPC, seats, dates and VAT (CRT-08). */
const LineFacts = ({ entry }: { entry: CartEntry }) => {
  const t = useCartMessages();
  const tell = useNoticeWords();
  const showUpc = useFlag('upc');
  const showVat = useFlag('vat');
  const { product, seats, estimatedRelease, estimatedToShip, vat } = entry;
  const day = (text: string) => formatDay(text.slice(0, 10), runtime().row.tag);
  return (
    <div className="facts small quiet">
      <Facts>
        {[
          <span key="code" className="num">
            {product.code}
          </span>,
          product.programName && <bdi key="program">{product.programName}</bdi>,
          product.qualificationLevel && (
            <LevelBadge key="level" level={product.qualificationLevel} text={t('cart.level')} />
          ),
        ]}
      </Facts>
      <Facts>
        {[
          showUpc && product.upc && (
            <span key="upc" className="num">
              {t('cart.upc', { upc: product.upc })}
            </span>
          ),
          seats
            ? t(product.productFormat === 'TRAINING' ? 'cart.places' : 'cart.seats', { seats })
            : undefined,
          showVat &&
            vat &&
            vat.value > 0 &&
            t('cart.lineVat', { amount: moneyText(vat), country: countryOf(runtime().row.locale) }),
          entry.notDiscountable && tell('shared.promotion.notDiscountable'),
        ]}
      </Facts>
      {estimatedRelease && <p>{t('cart.release', { day: day(estimatedRelease) })}</p>}
      {estimatedToShip && <p>{t('cart.ships', { day: day(estimatedToShip) })}</p>}
    </div>
  );
};

/** Draws facts side by side, with a dot between those on the same row (cart.css). */
const Facts = ({ children }: { children: readonly ReactNode[] }) => {
  const there = children.filter(Boolean);
  if (there.length === 0) return null;
  return (
    <p className="facts-row">
      {there.map((fact, place) => (
        <Fragment key={place}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
};
