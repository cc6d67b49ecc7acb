import type { Currency } from '../core/sites.ts';
import { isbn13CheckDigit, upcCheckDigit } from './isbn.ts';
import { PRODUCT_KINDS, type ProductKind } from './seed/kinds.ts';
import { DISCONTINUED, PROGRAMS, type Program } from './seed/programs.ts';
import type { StoredProduct } from './store.ts';

/** Returns the catalogue of the invented publisher: always the same, more than 300 products. */
export const seedProducts = (): StoredProduct[] => {
  const products = [...current(), ...former(), ...licences()];
  return products.map((product, index) => withCodes({ ...product, ...EXAMPLES[product.code] }, index));
};

/** A product without its ISBN and UPC. */
type Draft = Omit<StoredProduct, 'isbn' | 'upc'> & { isbn?: string };

/** Products that other documents mention. These values take precedence over the generator's. */
const EXAMPLES: Record<string, Partial<StoredProduct>> = {
  'LMS4-KIT': { isbn: '9780306406157', stock: 120, notSoldOn: [], online: true },
  'LMS4-REC25': { minOrderQuantity: 3, maxOrderQuantity: 25, stock: 400, notSoldOn: [], online: true },
  'LMS4-STB': { stock: 4 },
  'LMS4-RSP25': { stock: 0 },
  'MAB2-KIT': { releaseInDays: 75, shipsInDays: 82 },
};

const current = (): Draft[] =>
  PROGRAMS.flatMap((program, row) =>
    PRODUCT_KINDS.map((kind, column) => product(program, kind, row, column)),
  );

const product = (program: Program, kind: ProductKind, row: number, column: number): Draft => ({
  code: `${program.code}-${kind.suffix}`,
  name: kind.title(program),
  programName: program.name,
  summary: kind.summary,
  format: kind.format,
  ...(program.level && !kind.open && { level: program.level }),
  prices: pricesOf(kind.price(program)),
  notSoldOn: column === 0 ? [] : regions(row, kind),
  online: !(kind.suffix === 'KITC' && row % 6 === 1),
  ...(kind.format === 'PRINT' && { stock: stockOf(row, column) }),
  ...(kind.suffix === 'REC25' && row % 3 === 0 && { minOrderQuantity: 3, maxOrderQuantity: 25 }),
  ...(kind.suffix === 'RSP25' && row % 4 === 0 && { minOrderQuantity: 2 }),
  ...(kind.format === 'QGLOBAL' && row % 5 === 0 && { maxOrderQuantity: 50 }),
  ...(kind.format === 'TRAINING' && { maxOrderQuantity: 3 }),
  ...(kind.seats && { seats: kind.seats }),
  ...(kind.notDiscountable && { notDiscountable: true }),
  ...(kind.isBook && { isBook: true }),
  ...(kind.suffix === 'DIG' && row % 10 === 7 && { releaseInDays: 120 }),
  ...(kind.suffix === 'MAN' && row % 7 === 3 && { shipsInDays: 21 }),
});

const regions = (row: number, kind: ProductKind): string[] => [
  ...(kind.format === 'TRAINING' || row % 9 === 4 ? ['asiaassessments'] : []),
  ...(row % 8 === 5 ? ['sgassessments'] : []),
];

const stockOf = (row: number, column: number): number => {
  const spread = row * 7 + column * 5;
  if (spread % 29 === 12) return 0;
  return spread % 11 === 4 ? 4 : 30 + (spread % 90) * 4;
};

/** Returns former editions with their successors, and products without a successor. */
const former = (): Draft[] => [
  ...PROGRAMS.flatMap((program) => {
    if (program.former === undefined) return [];
    const { edition: _edition, ...before } = program;
    return [retired({ ...before, code: program.former }, `${program.code}-KIT`)];
  }),
  ...DISCONTINUED.map((program) => retired(program)),
];

const retired = (program: Program, successor?: string): Draft => {
  const [kit] = PRODUCT_KINDS as [ProductKind];
  const old = { ...program, name: successor ? `${program.name} (former edition)` : program.name };
  return { ...product(old, kit, 0, 0), stock: 0, retired: successor === undefined ? {} : { successor } };
};

/** Returns student licenses for aimswebPlus, one for each grade. */
const licences = (): Draft[] =>
  [
    ['RPW', 'Reading Pathways', 4500],
    ['NPW', 'Number Pathways', 4200],
  ].flatMap(([code, name, cents]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((grade) => licence(String(code), String(name), Number(cents), grade)),
  );

const licence = (code: string, programName: string, cents: number, grade: number): Draft => ({
  code: `${code}-G${grade}-LIC`,
  name: `${programName}, Grade ${grade}: Student License`,
  programName,
  summary: 'One student for one school year, on aimswebPlus.',
  format: 'AIMSWEB',
  prices: pricesOf(cents),
  notSoldOn: ['asiaassessments', 'sgassessments'],
  online: true,
  seats: 1,
  notDiscountable: true,
});

/** The factors from US cents. Local prices are rounded as in price lists. */
const RATES: Record<Currency, { factor: number; step: number }> = {
  USD: { factor: 1, step: 1 },
  CAD: { factor: 1.36, step: 50 },
  GBP: { factor: 0.82, step: 50 },
  AUD: { factor: 1.52, step: 50 },
  NZD: { factor: 1.66, step: 50 },
  JPY: { factor: 1.5, step: 100 },
  SGD: { factor: 1.36, step: 50 },
  EUR: { factor: 0.94, step: 25 },
};

const pricesOf = (cents: number): Record<Currency, number> => {
  const price = (currency: Currency) => {
    const { factor, step } = RATES[currency];
    return Math.max(step, Math.round((cents * factor) / step) * step);
  };
  const currencies = Object.keys(RATES) as Currency[];
  return Object.fromEntries(currencies.map((each) => [each, price(each)])) as Record<Currency, number>;
};

/** Returns a product with valid codes of an invented publisher. Every third printed product has a UPC as well. */
const withCodes = (draft: Draft, index: number): StoredProduct => {
  const twelve = `97815590${String(index * 17 + 101).padStart(4, '0')}`;
  const eleven = `0815590${String(index * 13 + 207).padStart(4, '0')}`;
  return {
    isbn: twelve + isbn13CheckDigit(twelve),
    ...draft,
    ...(draft.format === 'PRINT' && index % 3 === 0 && { upc: eleven + upcCheckDigit(eleven) }),
  };
};
