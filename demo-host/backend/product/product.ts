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

export { nameIn } from './names.ts';

/** As OCC calls it: with this many units or fewer the stock is low. */
const LOW_STOCK = 5;

const DAY_MS = 86_400_000;

/** Why nobody can buy it online on this site, or undefined. */
export const notPurchasableReason = (
  product: StoredProduct,
  site: Site,
): NotPurchasableReason | undefined => {
  if (product.retired || product.gone) return 'RETIRED';
  if (product.notSoldOn.includes(site.uid)) return 'NOT_SOLD_HERE';
  if (!product.online) return 'NOT_ONLINE';
  return product.stock === 0 ? 'OUT_OF_STOCK' : undefined;
};

/** The product as the contract gives it, in the site's currency. */
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
    // What is not published yet is not in stock, whatever the shelf will hold (CRT-08).
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

/** When it is published and leaves the warehouse, where that is not now. Source: CRT-08. */
export const estimatedDays = (
  { releaseInDays, shipsInDays }: StoredProduct,
  clock: Clock,
): { estimatedRelease?: string; estimatedToShip?: string } => ({
  ...(releaseInDays && { estimatedRelease: dayFromNow(releaseInDays, clock) }),
  ...(shipsInDays && { estimatedToShip: dayFromNow(shipsInDays, clock) }),
});

const dayFromNow = (days: number, clock: Clock): string =>
  new Date(clock.now() + days * DAY_MS).toISOString().slice(0, 10);

/** In the site's language. The catalogue is spelt as in the United States; the other English shops write a licence. */
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
