import type { StoredProduct } from '../../demo-host/backend/product/store.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';

const onSale = ({ online, retired, notSoldOn, stock, minOrderQuantity }: StoredProduct): boolean =>
  online && !retired && notSoldOn.length === 0 && (stock ?? 99) > 30 && !minOrderQuantity;

/** Products that every site sells, at most 25, in all formats, far apart in the catalogue. */
const sold = seedProducts()
  .filter(onSale)
  .filter((_product, place) => place % 7 === 0);

/** Returns this many lines of different products, with one to three units each. */
export const someLines = (count: number): { code: string; quantity: number }[] =>
  sold.slice(0, count).map(({ code }, place) => ({ code, quantity: (place % 3) + 1 }));

/** The longest possible name, with words that can wrap and one that hardly can. */
export const LONGEST_NAME =
  'Lindgren Memory Scale, Fourth Edition: Comprehensive Neuropsychological Examination Kit with Stimulus Books, ' +
  'Record Forms, Response Booklets and Verhaltensbeobachtungszusammenfassungsbogen (Digital Scoring Included)';
