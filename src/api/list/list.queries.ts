import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { customerKey, queryClient, type CustomerKey, type Owner } from '../query.ts';
import { lookUp, type FoundRow } from '../product/look-up.ts';
import type { Looked } from './review-line.ts';

/** Products of one look-up, and of one call that adds. Source: LEAD-04 e. */
export const BATCH = 25;

/** What the store said of each code of a batch. */
export type LookedBatch = ReadonlyMap<string, Looked>;

export const batchesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );

/**
 * What the store says now of up to 25 codes of a list, and of what stands in the place of those that are retired. `lookUp` asks again after
 * passing failures itself. Source: LEAD-04 c.
 */
export const listedProductsQuery = (of: Owner | undefined, codes: readonly string[]) =>
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

/** Batches that are asked for at once. */
const AT_ONCE = 2;

/**
 * The products of a list, batch by batch, two at once; nothing is asked before the visitor is known. `again` asks once more for what could not
 * be had, where something could not.
 */
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

/** Something of it could not be had. */
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
