import type { CartEntry } from '../../api/cart/cart.contract.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { LevelBadge } from '../shared/commerce/LevelBadge.tsx';
import { moneyText } from '../shared/commerce/Price.tsx';
import { useCartMessages } from './useCartMessages.ts';

/** What a line is: code, program, level, and what else it has of UPC, seats, dates and VAT (CRT-08). */
export const LineFacts = ({ entry }: { entry: CartEntry }) => {
  const t = useCartMessages();
  const showUpc = useFlag('upc');
  const showVat = useFlag('vat');
  const { product, seats, estimatedRelease, estimatedToShip, vat } = entry;
  const day = (text: string) => formatDay(text.slice(0, 10), runtime().row.tag);
  return (
    <div className="facts small quiet">
      <p>
        <span className="num">{product.code}</span>{' '}
        {product.programName && <span className="fact">{product.programName} </span>}
        {product.qualificationLevel && (
          <span className="fact">
            <LevelBadge level={product.qualificationLevel} text={t('cart.level')} />
          </span>
        )}
      </p>
      {(showUpc && product.upc) || seats || entry.notDiscountable || (showVat && vat) ? (
        <p>
          {showUpc && product.upc && <span className="fact num">{t('cart.upc', { upc: product.upc })} </span>}
          {seats ? <span className="fact">{t('cart.seats', { seats })} </span> : null}
          {showVat && vat && <span className="fact">{t('cart.lineVat', { amount: moneyText(vat) })} </span>}
          {entry.notDiscountable && <span className="fact">{t('cart.notDiscountable')}</span>}
        </p>
      ) : null}
      {estimatedRelease && <p>{t('cart.release', { day: day(estimatedRelease) })}</p>}
      {estimatedToShip && <p>{t('cart.ships', { day: day(estimatedToShip) })}</p>}
    </div>
  );
};
