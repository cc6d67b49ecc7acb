import type { InferInput } from 'valibot';
import type {
  NotPurchasableReason,
  productSchema,
  stockSchema,
} from '../../../src/api/product/product.contract.ts';
import type { Clock } from '../core/clock.ts';
import { toMoney } from '../core/money.ts';
import type { View } from '../core/services.ts';
import type { Site } from '../core/sites.ts';
import { nameIn, summaryIn } from './names.ts';
import type { StoredProduct } from './store.ts';

export { assessmentIn, nameIn } from './names.ts';

/** The stock is low with this many units or fewer, in OCC's sense. */
const LOW_STOCK = 5;

const DAY_MS = 86_400_000;

/** Returns why the product can't be bought online on this site; undefined if it can. */
export const notPurchasableReason = (
  product: StoredProduct,
  site: Site,
): NotPurchasableReason | undefined => {
  if (product.retired || product.gone) return 'RETIRED';
  if (product.notSoldOn.includes(site.uid)) return 'NOT_SOLD_HERE';
  if (!product.online) return 'NOT_ONLINE';
  return product.stock === 0 ? 'OUT_OF_STOCK' : undefined;
};

/** Returns the product as the contract has it, in the site's currency. */
export const productReply = (product: StoredProduct, view: View): InferInput<typeof productSchema> => {
  const reason = notPurchasableReason(product, view.site);
  const sold = !product.notSoldOn.includes(view.site.uid);
  return {
    code: product.code,
    name: shownName(product, view),
    programName: product.programName,
    isbn: product.isbn,
    ...(product.upc && { upc: product.upc }),
    url: `/p/${encodeURIComponent(product.code)}`,
    ...(sold && { price: toMoney(product.prices[view.site.currency], view.site) }),
    images: images(product, view),
    // A product that is not published yet is not in stock, however many units are expected (CRT-08).
    ...(!product.releaseInDays && { stock: stock(product) }),
    ...estimatedDays(product, view.clock),
    purchasable: reason === undefined,
    ...(reason && { notPurchasableReason: reason }),
    ...successor(product, view),
    ...(product.level && { qualificationLevel: product.level }),
    productFormat: product.format,
    ...(product.minOrderQuantity && { minOrderQuantity: product.minOrderQuantity }),
    ...(product.maxOrderQuantity && { maxOrderQuantity: product.maxOrderQuantity }),
    summary: summaryIn(product.summary, view.language),
    description: summaryIn(product.summary, view.language),
  };
};

/**
 * Returns the days on which the product is published and leaves the warehouse, if they are in the future. Source:
 * CRT-08.
 */
export const estimatedDays = (
  { releaseInDays, shipsInDays }: StoredProduct,
  clock: Clock,
): { estimatedRelease?: string; estimatedToShip?: string } => ({
  ...(releaseInDays && { estimatedRelease: dayFromNow(releaseInDays, clock) }),
  ...(shipsInDays && { estimatedToShip: dayFromNow(shipsInDays, clock) }),
});

const dayFromNow = (days: number, clock: Clock): string =>
  new Date(clock.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the name in the site's language. The catalogue uses American spelling; the other English sites use 'licence'. */
const shownName = ({ name }: StoredProduct, { site, language }: View): string =>
  language === 'en' ? spelt(name, site) : nameIn(name, language);

const spelt = (name: string, { country }: Site): string =>
  country === 'US' ? name : name.replaceAll('License', 'Licence');

const stock = ({ stock: level }: StoredProduct): InferInput<typeof stockSchema> => {
  if (level === undefined) return { stockLevelStatus: 'inStock' };
  const status = level === 0 ? 'outOfStock' : level <= LOW_STOCK ? 'lowStock' : 'inStock';
  return { stockLevelStatus: status, stockLevel: level };
};

const images = (product: StoredProduct, view: View) => {
  const url = `${view.origin}/media/${encodeURIComponent(product.code)}.svg`;
  return (['thumbnail', 'product'] as const).map((format) => ({
    imageType: 'PRIMARY',
    format,
    url,
    altText: shownName(product, view),
  }));
};

const successor = (product: StoredProduct, view: View) => {
  const next = product.retired?.successor && view.repository.product(product.retired.successor);
  return next ? { successor: { code: next.code, name: shownName(next, view) } } : {};
};
