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

/*
 * Server data of one or a few widgets. What every page shows (cart, menu, footer) is a reading of the registry instead, and
 * nothing here may be imported by what every page loads.
 */

/** What queries are about. `registry.changed(resource)` makes all queries of it stale, in every bundle and every tab. */
export type Resource =
  | 'accounts'
  | 'addresses'
  | 'aimswebAccounts'
  | 'cards'
  | 'cart'
  | 'checkoutCart'
  | 'countries'
  | 'deliveryModes'
  | 'listedProducts'
  | 'orders'
  | 'paymentTypes'
  | 'products'
  | 'programs'
  | 'qGlobalAccounts'
  | 'qualifiedUsers'
  | 'quotes'
  | 'savedCarts';

/** Whose data it is: the id of a sign-in, as `whose()` gives it. A `Customer` and a `CartAddress` have it. */
export type Owner = { whose: string };

/** The sign-in's id, the resource, and what of it. */
export type CustomerKey = readonly [whose: string, resource: Resource, ...of: readonly string[]];

/** The key of a query: what one person was told is never another's answer (SES-13). */
export const customerKey = (
  owner: Owner | undefined,
  resource: Resource,
  ...of: readonly string[]
): CustomerKey => [owner?.whose ?? '', resource, ...of];

/** What a query asks for. */
export type CustomerRead<From extends Owner, Data> = {
  /** Who asks, and of which cart; undefined: nothing is asked yet. */
  of: From | undefined;
  resource: Resource;
  /** What of the resource, for example an account's id. */
  part?: readonly string[];
  /** Asks once. The signal is to be handed on: a query that nobody shows any more is given up. */
  read: (of: From, signal: AbortSignal) => Promise<Data>;
  /** Other resources whose change makes this one stale too. */
  follows?: readonly Resource[];
};

/** The options of a query. Passing failures are asked again by the rules of `retryRead`, so that no caller retries (REL-01). */
export const customerQuery = <From extends Owner, Data>(it: CustomerRead<From, Data>) => {
  const { of, read, follows = [] } = it;
  return queryOptions<Data, Error, Data, CustomerKey>({
    queryKey: customerKey(of, it.resource, ...(it.part ?? [])),
    queryFn: of ? ({ signal }) => retryRead(() => read(of, signal), signal) : skipToken,
    meta: { follows },
  });
};

export type CustomerQuery<Data> = ReturnType<typeof customerQuery<Owner, Data>>;

/**
 * What a query knows, read when it is due. In author mode nothing is read, and `sample` is shown in its place (EMB-11).
 */
export const useCustomerQuery = <Data>(
  query: CustomerQuery<Data>,
  sample?: NoInfer<Data>,
): UseQueryResult<Data> => {
  const { author } = runtime();
  // A placeholder is each widget's own: samples of two previews don't meet in the client. Data is never a function, which the
  // library's type can't know.
  const options = author ? { ...query, enabled: false, placeholderData: (() => sample) as never } : query;
  return useQuery<Data, Error, Data, CustomerKey>(options, queryClient());
};

let client: QueryClient | undefined;
let disconnect: (() => void) | undefined;

/**
 * The bundle's one query client, handed to each hook: there is no provider, so that a widget without queries does not load
 * it. It is emptied when another sign-in begins or this one ends (SES-13). Only `retryRead` retries, not what draws a
 * failed read anew; a write is never repeated (REL-01).
 */
export const queryClient = (): QueryClient => {
  if (client) return client;
  client = new QueryClient({
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
  });
  const stops = [clearForOthers(client), followChanges(client), followReturn(client)];
  disconnect = () => stops.forEach((stop) => stop());
  return client;
};

/**
 * Tells every bundle and every tab that these changed, and waits until what of them is on show here has been read again. Never
 * rejects: a read that failed is its query's to say.
 */
export const changed = async (resources: readonly Resource[]): Promise<void> => {
  for (const resource of resources) runtime().registry.changed(resource);
  // The registry has begun these reads: they are joined.
  const again = (one: Resource) => queryClient().refetchQueries(stale(one), { cancelRefetch: false });
  await Promise.all(resources.map(again));
};

const isOf =
  (resource: string): ((query: Query) => boolean) =>
  ({ queryKey, meta }) =>
    queryKey[1] === resource || Boolean((meta?.['follows'] as string[] | undefined)?.includes(resource));

/** Queries on show that are to be read again, or are being so. */
const stale = (resource: string) => ({ predicate: isOf(resource), type: 'active', stale: true }) as const;

/** Something changed here or elsewhere: a read that began before must not answer for what came after it. */
const invalidate = (of: QueryClient, resource: string): void => {
  const predicate = isOf(resource);
  // The library leaves a first read be. Whoever waits for it gets the answer of the next.
  void of.cancelQueries({ predicate }, { silent: true });
  void of.invalidateQueries({ predicate });
};

const clearForOthers = (cleared: QueryClient): (() => void) => {
  const { registry } = runtime();
  let { session } = registry.getSnapshot();
  let of = whose();
  return registry.subscribe(() => {
    const now = registry.getSnapshot().session;
    if (now === session) return;
    session = now;
    const is = whose();
    // Before the page knows who is there, nothing of anybody can have been read.
    if (is !== of && of !== undefined) cleared.clear();
    of = is;
  });
};

/** What other widgets, bundles and tabs change. */
const followChanges = (of: QueryClient): (() => void) =>
  runtime().registry.onChanged?.((key) => invalidate(of, key)) ?? (() => undefined);

/** A page that Back brings from the browser's cache heard of no change. */
const followReturn = (kept: QueryClient): (() => void) => {
  const returned = ({ persisted }: PageTransitionEvent) => persisted && void kept.invalidateQueries();
  globalThis.addEventListener?.('pageshow', returned);
  return () => globalThis.removeEventListener?.('pageshow', returned);
};

/** For tests that start a page anew. */
export const forgetQueryClient = (): void => {
  disconnect?.();
  disconnect = undefined;
  client?.clear();
  client = undefined;
};
