import {
  QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  type Query,
  type UseQueryResult,
} from '@tanstack/react-query';
import { retryRead } from '../core/http/retry-read.ts';
import { whose } from '../core/registry/one-visitor.ts';
import { runtime } from '../core/runtime.ts';

/* Server data of one or a few widgets. What every page shows is a reading, and its code must not import this file. */

/** The subjects of queries. `registry.changed(resource)` makes all its queries stale, in every bundle and every tab. */
export type Resource =
  | 'accounts'
  | 'addresses'
  | 'aimswebAccounts'
  | 'cards'
  | 'cart'
  | 'checkoutCart'
  | 'checkoutPreview'
  | 'countries'
  | 'customers'
  | 'deliveryModes'
  | 'invoicePayments'
  | 'invoices'
  | 'listedProducts'
  | 'orders'
  | 'paymentTypes'
  | 'preferences'
  | 'products'
  | 'profile'
  | 'programs'
  | 'qGlobalAccounts'
  | 'qualifications'
  | 'qualifiedUsers'
  | 'quotes'
  | 'savedCarts';

/** The owner of data: the id of a sign-in, from `whose()`. `Customer` and `CartAddress` have it. */
export type Owner = { whose: string };

/** A query key: the sign-in's id, the resource, and the part of the resource. */
export type CustomerKey = readonly [whose: string, resource: Resource, ...of: readonly string[]];

/** Returns the key of a query. It contains the sign-in, so that one person's data is never another's answer (SES-13). */
export const customerKey = (
  owner: Owner | undefined,
  resource: Resource,
  ...of: readonly string[]
): CustomerKey => [owner?.whose ?? '', resource, ...of];

/** The definition of a query. */
export type CustomerRead<From extends Owner, Data> = {
  /** The customer or cart that the query is about. Undefined: nothing is read yet. */
  of: From | undefined;
  resource: Resource;
  /** The part of the resource, for example an account's id. */
  part?: readonly string[];
  /** Reads the data, tried once. Pass the signal on: a query that is no longer shown is cancelled. */
  read: (of: From, signal: AbortSignal) => Promise<Data>;
  /** Other resources whose changes make this query stale too. */
  follows?: readonly Resource[];
};

/** Returns the options of a query. `retryRead` retries temporary failures, so callers must not (REL-01). */
export const customerQuery = <From extends Owner, Data>(it: CustomerRead<From, Data>) => {
  const { of, read, follows = [] } = it;
  return queryOptions<Data, Error, Data, CustomerKey>({
    queryKey: customerKey(of, it.resource, ...(it.part ?? [])),
    queryFn: of ? ({ signal }) => retryRead(() => read(of, signal), signal) : skipToken,
    meta: { follows },
  });
};

export type CustomerQuery<Data> = ReturnType<typeof customerQuery<Owner, Data>>;

/** Returns the result of a query. In author mode nothing is read, and `sample` is shown instead (EMB-11). */
export const useCustomerQuery = <Data>(
  query: CustomerQuery<Data>,
  sample?: NoInfer<Data>,
): UseQueryResult<Data> => {
  const { author } = runtime();
  // Each widget has its own placeholder, so samples of two previews do not mix in the client. Data is never a function,
  // which the library's type does not know.
  const options = author ? { ...query, enabled: false, placeholderData: (() => sample) as never } : query;
  return useQuery<Data, Error, Data, CustomerKey>(options, queryClient());
};

let client: QueryClient | undefined;

/**
 * Returns the bundle's only query client, emptied when the visitor changes (SES-13). No provider, so that a widget without
 * queries does not load it. Only `retryRead` retries; a write is never repeated (REL-01).
 */
export const queryClient = (): QueryClient => {
  if (client) return client;
  const made = (client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  }));
  clearForOthers(made);
  // The changes by other widgets, bundles and tabs.
  runtime().registry.onChanged?.((key) => invalidate(made, key));
  followReturn(made);
  followNetwork(made);
  return made;
};

/** Marks these resources as changed in every bundle and tab, and waits until those shown are read again. Never rejects. */
export const changed = async (resources: readonly Resource[]): Promise<void> => {
  for (const resource of resources) runtime().registry.changed(resource);
  // The registry has already begun these reads, so they are joined.
  const again = (one: Resource) => queryClient().refetchQueries(stale(one), { cancelRefetch: false });
  await Promise.all(resources.map(again));
};

const isOf =
  (resource: string): ((query: Query) => boolean) =>
  ({ queryKey, meta }) =>
    queryKey[1] === resource || Boolean((meta?.['follows'] as string[] | undefined)?.includes(resource));

/** Matches the shown queries of a resource that are stale or being read. */
const stale = (resource: string) => ({ predicate: isOf(resource), type: 'active', stale: true }) as const;

/** Handles a change here or elsewhere. A read that began before it must not provide the data after it. */
const invalidate = (of: QueryClient, resource: string): void => {
  const predicate = isOf(resource);
  // The library would not restart a first read. Callers that wait for it get the next answer.
  void of.cancelQueries({ predicate }, { silent: true });
  void of.invalidateQueries({ predicate });
};

const clearForOthers = (cleared: QueryClient): void => {
  const { registry } = runtime();
  let { session } = registry.getSnapshot();
  let of = whose(registry);
  registry.subscribe(() => {
    const now = registry.getSnapshot().session;
    if (now === session) return;
    session = now;
    const is = whose(registry);
    // Nobody's data can have been read before the page knows the visitor.
    if (is !== of && of !== undefined) cleared.clear();
    of = is;
  });
};

/** Reads again after a return from the back/forward cache, where the page received no messages. */
const followReturn = (kept: QueryClient): void => {
  const returned = ({ persisted }: PageTransitionEvent) => persisted && void kept.invalidateQueries();
  globalThis.addEventListener?.('pageshow', returned);
};

/** Repeats the failed reads of what is shown once the browser is online again. */
const followNetwork = (of: QueryClient): void => {
  const isFailed = ({ state }: Query): boolean => state.status === 'error';
  const online = () => void of.refetchQueries({ type: 'active', predicate: isFailed });
  globalThis.addEventListener?.('online', online);
};

/** Removes the client, so that a test can start with a fresh page. */
export const forgetQueryClient = (): void => {
  client?.clear();
  client = undefined;
};
