import type { Language } from '../../../src/core/locale/locale-table.ts';
import { folded, nameIn, topicWords } from './names.ts';
import type { StoredProduct } from './store.ts';

/** A property by which products can be filtered; OCC calls it a facet. */
type FacetKind = {
  code: string;
  name: string;
  valueOf: (product: StoredProduct) => string | undefined;
  nameOf: (value: string) => string;
};

const FORMATS: Readonly<Record<string, string>> = {
  PRINT: 'Print',
  DIGITAL: 'Digital',
  QGLOBAL: 'Q-global',
  AIMSWEB: 'aimswebPlus',
  TRAINING: 'Training',
};

const KINDS: readonly FacetKind[] = [
  {
    code: 'qualificationLevel',
    name: 'Level',
    valueOf: ({ level }) => level,
    nameOf: (value) => value,
  },
  {
    code: 'productFormat',
    name: 'Format',
    valueOf: ({ format }) => format,
    nameOf: (value) => FORMATS[value] ?? value,
  },
  {
    code: 'programName',
    name: 'Program',
    valueOf: ({ programName }) => programName,
    nameOf: (value) => value,
  },
];

type Pair = readonly [code: string, value: string];

/** Parses a search in OCC's format: text:sort:facet:value…, with encoded values. */
export const readSearch = (query: string) => {
  const [text = '', sort = '', ...rest] = query.split(':');
  const pairs = rest.flatMap((code, at): Pair[] =>
    at % 2 === 0 && rest[at + 1] ? [[code, decoded(rest[at + 1] ?? '')]] : [],
  );
  return { text, sort, pairs };
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Returns whether a product has the values. Several values of one facet widen a search; several facets narrow it. An
 * unknown facet finds nothing.
 */
const fits = (product: StoredProduct, pairs: readonly Pair[]): boolean =>
  [...new Set(pairs.map(([code]) => code))].every((code) => {
    const value = KINDS.find((kind) => kind.code === code)?.valueOf(product);
    return value !== undefined && pairs.some(([of, wanted]) => of === code && wanted === value);
  });

/** Returns the products that a search finds among these, and the facets and breadcrumbs of its answer. */
export const facetsOf = (
  found: readonly StoredProduct[],
  { text, sort, pairs }: ReturnType<typeof readSearch>,
) => {
  const state = (of: readonly Pair[]) => ({
    query: {
      value: [
        text,
        sort || 'relevance',
        ...of.flatMap(([code, value]) => [code, encodeURIComponent(value)]),
      ].join(':'),
    },
  });
  const without = (code: string, value: string) => pairs.filter(([c, v]) => c !== code || v !== value);
  const facets = KINDS.flatMap(({ code, name, valueOf, nameOf }) => {
    const others = pairs.filter(([of]) => of !== code);
    const counts = new Map<string, number>();
    for (const product of found) {
      const value = valueOf(product);
      if (value !== undefined && fits(product, others)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([value, count]) => {
        const selected = pairs.some(([of, one]) => of === code && one === value);
        const next: readonly Pair[] = selected ? without(code, value) : [...pairs, [code, value]];
        return { name: nameOf(value), count, selected, query: state(next) };
      });
    return values.length === 0
      ? []
      : [{ name, priority: 1, category: false, multiSelect: true, visible: true, values }];
  });
  const breadcrumbs = pairs.flatMap(([code, value]) => {
    const kind = KINDS.find((one) => one.code === code);
    if (!kind) return [];
    return [
      {
        facetCode: code,
        facetName: kind.name,
        facetValueCode: value,
        facetValueName: kind.nameOf(value),
        removeQuery: state(without(code, value)),
      },
    ];
  });
  return { products: found.filter((product) => fits(product, pairs)), facets, breadcrumbs };
};

/** Returns the most similar words of products, for a text that finds nothing; undefined if none are similar. */
export const spelling = (
  text: string,
  products: readonly StoredProduct[],
  language: Language,
): string | undefined => {
  const known = new Set(
    products.flatMap(
      (product) =>
        [nameIn(product.name, language), product.programName, ...topicWords(product, language)]
          .join(' ')
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? [],
    ),
  );
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const mended = words.map((word) => (known.has(word) ? word : nearest(word, known)));
  const isMended = mended.every((word) => word !== undefined) && mended.join(' ') !== words.join(' ');
  return isMended ? mended.join(' ') : undefined;
};

const nearest = (word: string, known: ReadonlySet<string>): string | undefined => {
  if (word.length < 4 || word.length > 30) return undefined;
  let best: { word: string; far: number } | undefined;
  for (const one of known) {
    // Accents are ignored, because a person who leaves them out has not misspelt the word.
    const far = distance(folded(word), folded(one));
    if (far <= 2 && far < (best?.far ?? 3)) best = { word: one, far };
  }
  return best?.word;
};

/**
 * Returns the number of letters to insert, delete or change between two words, and of neighbours to swap. A swap is one
 * slip of the fingers.
 */
const distance = (a: string, b: string): number => {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const above = rows[i - 1]!;
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = above[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity;
      next.push(Math.min(changed, swapped, above[j]! + 1, next[j - 1]! + 1));
    }
    rows.push(next);
  }
  return rows[a.length]![b.length]!;
};
