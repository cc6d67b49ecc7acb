import {
  CART_FIELDS,
  commerceHeaders,
  commerceUrl,
  type CommerceOrigin,
} from '../../api/commerce-request.ts';
import { isFresh } from '../../auth/tokens.rules.ts';
import type { PageSettings } from './begin-cart.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import { earlyKey, earlyReads } from '../../core/http/early.ts';
import { storageName } from '../../core/storage-names.ts';
import type { StoredTokens } from '../../core/storage-types.ts';

/** What the head snippet can begin to read of a signed-in customer, by the names in its tag. */
export type CustomerRead = 'cart' | 'checkout' | 'accounts' | 'addresses' | 'orders' | 'invoices';

/** A path of the page's own origin, or an address with TLS: a token is sent there. */
const SAFE_BASE = /^(?:\/(?![/\\\s])|https:\/\/[^/\\\s])/i;

/**
 * Begins the named reads of the customer whose fresh tokens this tab has, for the bundle in the same sign-in alone. Rejects
 * if storage is blocked or invalid. Resolves when all have begun. Source: PERF-13, PERF-14.
 */
export const beginCustomer = async (
  settings: PageSettings,
  row: LocaleRow,
  names: readonly string[],
): Promise<void> => {
  const { commerceBase: base = '', identity, platformKey, entryPoint, author, commerceExtensions } = settings;
  const tokens = stored<StoredTokens>(sessionStorage, 'tokens');
  if (!tokens || tokens.id !== stored<{ id?: unknown }>(localStorage, 'signedIn')?.id) return;
  if (!identity || author || !SAFE_BASE.test(base) || !crypto.randomUUID || !isFresh(tokens, Date.now()))
    return;
  const origin: CommerceOrigin = { ...row, base: base.replace(/\/+$/, ''), platformKey, entryPoint };
  const begin = (path: string, query?: Record<string, string>, method = 'GET') => {
    const url = commerceUrl(origin, `/users/current/${path}`, query);
    const headers: Record<string, string> = {
      ...commerceHeaders(origin, crypto.randomUUID()),
      Authorization: `Bearer ${tokens.accessToken}`,
    };
    const isRead = method === 'GET';
    if (!isRead) headers['Content-Type'] = 'application/json';
    const answer = fetch(url, {
      method,
      headers,
      credentials: 'omit',
      redirect: 'error',
      ...(!isRead && { body: '{}' }),
    });
    // The code that takes the answer over handles a failure.
    answer.catch(() => undefined);
    const key = earlyKey(url, headers, method);
    earlyReads().set(key, answer);
    return { answer, isTaken: () => earlyReads().get(key) === undefined };
  };
  const wants = (name: CustomerRead): boolean => names.includes(name);
  // With a step in its address, the checkout is not entered, but read (CHK-21).
  const enters = wants('checkout') && !/[?&](?:step|cart|for)=/.test(location.search);
  if (wants('cart') || (wants('checkout') && !enters)) begin('carts/current', { fields: CART_FIELDS });
  // The first page of a list, as its widget asks for it. Another address is about a search or one of them.
  const first = { currentPage: '0', pageSize: '20' };
  const isList = location.search === '' && !location.pathname.includes('-details/');
  if (wants('orders') && isList) begin('orders', { sort: 'byDate', ...first });
  // A plain OCC host has no accounts, and takes no order from the checkout, which reads the addresses.
  if (commerceExtensions === false || commerceExtensions === 'false') return;
  if (enters) begin('carts/current/defaults', undefined, 'PUT');
  if (wants('invoices') && isList) begin('invoices', first);
  if (wants('addresses')) begin('addresses');
  if (!wants('accounts')) return;
  const { answer, isTaken } = begin('accounts');
  const accountUuid = await onlyOrganization(answer);
  if (accountUuid !== undefined && wants('addresses') && !isTaken()) begin('addresses', { accountUuid });
};

/** Returns the id of an organization that is the customer's only account: its addresses are offered first (CHK-07). */
const onlyOrganization = async (answer: Promise<Response>): Promise<string | undefined> => {
  try {
    const { accounts } = (await (await answer).clone().json()) as { accounts: Record<string, string>[] };
    const [only, ...others] = accounts;
    return only?.['type'] === 'ORGANIZATION' && others.length === 0 ? only['id'] : undefined;
  } catch {
    // The bundle reads the same answer, and reports what is wrong with it.
    return undefined;
  }
};

const stored = <Value>(area: Storage, key: 'tokens' | 'signedIn'): Value | null =>
  JSON.parse(area.getItem(storageName(key)) ?? 'null') as Value | null;
