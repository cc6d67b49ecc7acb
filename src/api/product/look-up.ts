import { isServiceError, ServiceError } from '../../core/errors.ts';
import {
  SEGMENT,
  type Endpoint,
  type EndpointArguments,
  type EndpointResponse,
} from '../../core/http/define-endpoint.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { reportLater } from '../report-later.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { getProduct, lookupProducts, MOST_CODES, type LookupRow } from './product.contract.ts';

/** The number of parallel calls on a plain OCC host, which has no look-up of several codes, and how many products end them. */
const AT_ONCE = 4;
const MOST_FOUND = 25;

/** The result for a code. `failed` is set if only this code could not be looked up. */
export type FoundRow = LookupRow & { failed?: ServiceError };

/** How the store is asked: by default the page's own. */
type Ask = <E extends Endpoint>(endpoint: E, args: EndpointArguments<E>) => Promise<EndpointResponse<E>>;

const askHere: Ask = (endpoint, args) => retryRead(() => callService(endpoint, args), args.signal);

/**
 * Finds products by code, ISBN or UPC in one request: a row for each code, in order, at most 200 (QO-05). A plain OCC host
 * is asked one by one until 25 are found; the other rows have `failed`, of kind `aborted`. A failure of one product is in
 * its row (API-06). Throws `ServiceError` if there is no answer at all.
 */
export const findProducts = async (
  codes: readonly string[],
  signal?: AbortSignal,
  ask: Ask = askHere,
): Promise<FoundRow[]> => {
  const asked = codes.slice(0, MOST_CODES);
  if (asked.length === 0) return [];
  const rows = await (runtime().config.commerceExtensions ? lookUpAll : lookUpOneByOne)(asked, ask, signal);
  const failures = rows.flatMap(({ failed }) => failed ?? []);
  if (failures.length === asked.length) throw failures[0];
  return rows;
};

/** Finds products as `findProducts` does, and reports failures in the page's message centre. */
export const lookUp = async (codes: readonly string[], signal?: AbortSignal): Promise<FoundRow[]> => {
  try {
    const rows = await findProducts(codes, signal);
    rows.forEach(({ failed }) => failed && reportLater('product.lookUp', failed));
    return rows;
  } catch (error) {
    reportLater('product.lookUp', error);
    throw error;
  }
};

const lookUpAll = async (codes: readonly string[], ask: Ask, signal?: AbortSignal): Promise<FoundRow[]> => {
  const { rows } = await ask(lookupProducts, {
    body: { codes: [...codes] },
    query: { fields: 'FULL' },
    signal,
  });
  // A row that could not be read was left out.
  const isWhole = rows.length === codes.length;
  return codes.map((code, index) => {
    const row = isWhole ? rows[index] : rows.find((one) => one.code === code);
    return (
      row ?? { code, failed: new ServiceError('There is no row for it.', { kind: 'shape', status: 200 }) }
    );
  });
};

const lookUpOneByOne = async (
  codes: readonly string[],
  ask: Ask,
  signal?: AbortSignal,
): Promise<FoundRow[]> => {
  const rows: FoundRow[] = [];
  for (let start = 0; start < codes.length; start += AT_ONCE) {
    const part = codes.slice(start, start + AT_ONCE);
    const found = await Promise.all(part.map((code) => lookUpOne(code, ask, signal)));
    rows.push(...found);
    // The service is down, so the other codes are not tried.
    const failed = found.every((row) => row.failed) ? found[0]?.failed : undefined;
    const isEnough = rows.filter(({ product }) => product).length >= MOST_FOUND;
    const ended =
      failed ?? (isEnough ? new ServiceError('Not asked.', { kind: 'aborted', status: 0 }) : undefined);
    if (ended) return [...rows, ...codes.slice(rows.length).map((code) => ({ code, failed: ended }))];
  }
  return rows;
};

const lookUpOne = async (code: string, ask: Ask, signal?: AbortSignal): Promise<FoundRow> => {
  if (!SEGMENT.test(code)) return { code };
  try {
    const product = await ask(getProduct, { path: { productCode: code }, query: { fields: 'FULL' }, signal });
    return { code, product };
  } catch (error) {
    if (!isServiceError(error) || concernsAll(error)) throw error;
    return error.type === 'UnknownIdentifierError' ? { code } : { code, failed: error };
  }
};

const concernsAll = ({ kind, status }: ServiceError): boolean =>
  kind === 'aborted' || kind === 'offline' || status === 401 || status === 403;
