import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { customerKey, queryClient, type CustomerKey, type Owner } from '../query.ts';
import { lookUp, type FoundRow } from '../product/look-up.ts';
import type { Looked } from './review-line.ts';

/** The most products of one look-up, and of one adding call. Source: LEAD-04 e. */
const BATCH = 25;

/** The store's answers for a batch, by code. */
export type LookedBatch = ReadonlyMap<string, Looked>;

export const batchesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );

/** Looks up to 25 codes of a list, and the successors of retired products. Source: LEAD-04 c. */
const listedProductsQuery = (of: Owner | undefined, codes: readonly string[]) =>
  queryOptions<LookedBatch, Error, LookedBatch, CustomerKey>({
    queryKey: customerKey(of, 'listedProducts', ...codes),
    queryFn: ({ signal }) => lookUpListed(codes, signal),
  });

const lookUpListed = async (codes: readonly string[], signal: AbortSignal): Promise<LookedBatch> => {
  const rows = await lookUp(codes, signal);
  const wanted = [...new Set(rows.flatMap((row) => successorOf(row) ?? []))];
  const found = await lookUp(wanted, signal).catch(() => []);
  const successors = new Map(found.map(({ code, product }) => [code, product]));
  return new Map(rows.map((row) => [row.code, lookedOf(row, successors.get(successorOf(row) ?? ''))]));
};

const successorOf = ({ product }: FoundRow): string | undefined =>
  product?.notPurchasableReason === 'RETIRED' ? product.successor?.code : undefined;

const lookedOf = ({ product, failed }: FoundRow, successor: FoundRow['product']): Looked => {
  if (product) return { state: 'known', product, successor };
  return { state: failed ? 'failed' : 'unknown' };
};

/** The number of batches that are requested at once. */
const AT_ONCE = 2;

/** Returns the products of a list, read in batches, two at once. `again` requests those that failed once more. */
export const useListedProducts = (of: Owner | undefined, codes: readonly string[]) => {
  const client = queryClient();
  const queries = batchesOf(codes).map((batch) => listedProductsQuery(of, batch));
  const isDue = ({ queryKey }: (typeof queries)[number]): boolean =>
    (client.getQueryState(queryKey)?.status ?? 'pending') === 'pending';
  const due = queries.filter(isDue).slice(0, AT_ONCE);
  const batches = useQueries(
    { queries: queries.map((query) => ({ ...query, enabled: of !== undefined && due.includes(query) })) },
    client,
  );
  const known = lookedAt(batches, codes);
  const open = batches.filter((batch) => isOpen(batch));
  return {
    looked: (code: string): Looked => known.get(code) ?? { state: 'looking' },
    again: open.length > 0 ? () => open.forEach(({ refetch }) => void refetch()) : undefined,
    isReading: batches.some(({ isFetching }) => isFetching),
  };
};

type Batch = Pick<UseQueryResult<LookedBatch>, 'data' | 'isError'>;

const isOpen = ({ data, isError }: Batch): boolean =>
  isError || [...(data?.values() ?? [])].some(({ state }) => state === 'failed');

const lookedAt = (batches: readonly Batch[], codes: readonly string[]): LookedBatch =>
  new Map(
    batchesOf(codes).flatMap((batch, at): (readonly [string, Looked])[] => {
      const { data, isError } = batches[at] ?? {};
      if (data) return [...data];
      return isError ? batch.map((code) => [code, { state: 'failed' }] as const) : [];
    }),
  );
