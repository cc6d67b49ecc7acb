import type { Product, QualificationLevel } from '../../api/product/product.contract.ts';
import { notBuyable } from '../parts/buying/buying-words.ts';
import { ProductFacts } from '../parts/buying/ProductFacts.tsx';
import { useAdding } from '../parts/buying/useAdding.ts';
import { moneyText } from '../parts/price/Price.tsx';
import type { Heading } from '../kit/page/page-read.ts';
import { BuyForm } from './BuyForm.tsx';
import { useProductMessages } from './Product.tsx';
import { Successor } from '../parts/buying/Successor.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { useQualificationsLink } from '../../api/links/optional-links.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { Disclosure } from '../kit/ui/Disclosure.tsx';

/** Shows the product's name, price and level, and the form to buy it or why it can't be bought. Source: CRT-09 a. */
export const BuyBox = ({ product, heading: Heading }: { product: Product; heading: Heading }) => {
  const t = useProductMessages();
  const adding = useAdding();
  const reason = notBuyable(product);
  const { name, programName, price, qualificationLevel } = product;
  return (
    <>
      {programName !== undefined && programName !== name && (
        <p className="small quiet">
          <bdi>{programName}</bdi>
        </p>
      )}
      <Heading className="product-name" tabIndex={-1} data-heading>
        <bdi>{name}</bdi>
      </Heading>
      <ProductFacts product={product} />
      {reason !== 'RETIRED' && reason !== 'NOT_SOLD_HERE' && (
        <p part="price">
          {price ? (
            <>
              <b className="num product-price">{moneyText(price)}</b>{' '}
              <span className="small quiet">{t('product.each')}</span>
            </>
          ) : (
            <span className="quiet">{t('shared.buying.noPrice')}</span>
          )}
        </p>
      )}
      {reason === undefined && qualificationLevel && <LevelNotice level={qualificationLevel} />}
      {reason === undefined ? (
        <BuyForm product={product} adding={adding} />
      ) : (
        <p className="product-not">
          <Icon name="alert" /> {t(`shared.buying.not.${reason}`)}
        </p>
      )}
      {/* In place of the button, what replaces the product. */}
      {reason !== undefined && product.successor && <Successor {...product.successor} adding={adding} />}
    </>
  );
};

const LEVELS = ['A', 'B', 'C'] as const satisfies readonly QualificationLevel[];

/** Shows who may order the product and explains the levels, for everybody to read. Source: CRT-09 a. */
const LevelNotice = ({ level }: { level: QualificationLevel }) => {
  const t = useProductMessages();
  const page = useQualificationsLink();
  const link = level === 'A' ? undefined : page;
  return (
    <div className="product-level">
      <p>
        <Badge>{level}</Badge>{' '}
        <b>
          {t('product.level', {
            level: t('shared.buying.levelName', { level }),
            who: t(`product.level.${level}`),
          })}
        </b>{' '}
        {level !== 'A' && t('product.level.checkout', { level })}
      </p>
      {link !== undefined && (
        <p>
          <a href={link}>{t('product.level.link')}</a>
        </p>
      )}
      <Disclosure label={t('product.level.what')}>
        <ul className="small">
          {LEVELS.map((one) => (
            <li key={one}>
              <b>{one}</b> {t(`product.level.${one}`)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};
