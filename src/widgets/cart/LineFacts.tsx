import { Fragment, type ReactNode } from 'react';
import type { CartEntry } from '../../api/cart/cart.contract.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { LevelBadge } from '../parts/buying/LevelBadge.tsx';
import { moneyText } from '../parts/price/Price.tsx';
import { useNoticeWords } from '../parts/cart-notices/useNoticeWords.ts';
import { useCartMessages } from './useCartMessages.ts';

/** Shows the facts of a line: code, program, level and, if known, UPC, seats, dates and VAT (CRT-08). */
export const LineFacts = ({ entry }: { entry: CartEntry }) => {
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
