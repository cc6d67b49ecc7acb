/**
 * An independent OCC v2 host in memory, written from SAP's documentation and not from our contracts. Field levels,
 * status codes and errors are OCC's, it has none of this store's extensions, and absent values are null.
 */

type Json = Record<string, unknown>;

/**
 * A fault of calls: a status with a page of HTML; no answer, before (`cut`) or after (`lose`) the work; no answer, and
 * the work done later when a test calls `arrive` (`late`); the work done `twice`, as when a browser repeats a call; or
 * OCC's own error.
 */
export type Trouble = {
  /** Matches part of `METHOD /path`, below the site. */
  call: RegExp;
  /** Matches the body as sent. */
  body?: RegExp;
  what: 'cut' | 'lose' | 'late' | 'twice' | { status: number; html?: true };
  /** The number of calls; all calls if absent. */
  times?: number;
};

type PlainCart = { code: string; guid: string; lines: { code: string; quantity: number }[] };

/** The error of a call that gets no answer. */
export class NoAnswer extends TypeError {}

export type PlainOcc = {
  fetch(request: Request): Promise<Response>;
  carts: Map<string, PlainCart>;
  /** The products by code. A test adds its odd ones here. */
  products: Record<string, Json>;
  /** Fields of a line's entry that are added to OCC's own or replace them, by product code. */
  entries: Record<string, unknown>;
  /** Answers that replace the modification of a product, by code. */
  modifications: Record<string, Json>;
  /** A voucher's discount on the whole order. */
  orderDiscount: number;
  troubles: Trouble[];
  /** Does the work of the `late` calls, oldest first; of all of them unless a count is given. */
  arrive(count?: number): Promise<void>;
  /** Refuses every `PATCH` of an entry with an error of this type. */
  refused?: { type: string };
  /**
   * A `PATCH` changes the entry of its number, whatever product it names. Its answer names the entry's product
   * (`told`), or none.
   */
  heedless?: 'told' | 'untold';
  /** Each call as `METHOD /path?fields`, below the site. */
  calls: string[];
};

const money = (value: number): Json => ({ currencyIso: 'USD', value, priceType: null, formattedValue: null });

const product = (code: string, name: string, price: number): Json => ({
  code,
  name,
  description: null,
  images: null,
  price: money(price),
  purchasable: true,
  stock: { isValueRounded: false, stockLevel: 100, stockLevelStatus: 'inStock' },
  summary: null,
  url: `/p/${code}`,
});

export const createPlainOcc = (): PlainOcc => {
  const late: (() => Promise<unknown>)[] = [];
  const occ: PlainOcc = {
    carts: new Map(),
    products: {
      'P-1': product('P-1', 'Manual', 40),
      'P-2': product('P-2', 'Record Forms', 64),
      'P-3': product('P-3', 'Stimulus Book', 12.5),
      'P-4': product('P-4', 'Scoring Key', 9),
    },
    entries: {},
    modifications: {},
    orderDiscount: 0,
    troubles: [],
    calls: [],
    fetch: (request) => answer(occ, request, late),
    arrive: async (count = late.length) => {
      for (const done of late.splice(0, count)) await done();
    },
  };
  return occ;
};

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const error = (status: number, type: string, message: string, more: Json = {}): Response =>
  json(status, { errors: [{ type, message, ...more }] });

const answer = async (
  occ: PlainOcc,
  request: Request,
  late: (() => Promise<unknown>)[],
): Promise<Response> => {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^.*\/occ\/v2\/[^/]+/, '');
  const fields = url.searchParams.get('fields') ?? 'DEFAULT';
  const text = await request.text();
  const call = `${request.method} ${path}`;
  occ.calls.push(`${call}?${fields}`);
  const trouble = occ.troubles.find((one) => one.call.test(call) && (one.body?.test(text) ?? true));
  if (trouble?.times !== undefined && (trouble.times -= 1) === 0)
    occ.troubles.splice(occ.troubles.indexOf(trouble), 1);
  if (trouble?.what === 'cut') throw new NoAnswer('Failed to fetch');
  if (trouble?.what === 'late') {
    late.push(() => work(occ, request.method, path, text === '' ? {} : (JSON.parse(text) as Json), fields));
    throw new NoAnswer('Failed to fetch');
  }
  if (typeof trouble?.what === 'object') return failing(trouble.what);
  if (trouble?.what === 'twice')
    await work(occ, request.method, path, text === '' ? {} : (JSON.parse(text) as Json), fields);
  const done = await work(occ, request.method, path, text === '' ? {} : (JSON.parse(text) as Json), fields);
  if (trouble?.what === 'lose') throw new NoAnswer('Failed to fetch');
  return done;
};

const failing = ({ status, html }: { status: number; html?: true }): Response =>
  html
    ? new Response('<!doctype html><h1>Bad gateway</h1>', {
        status,
        headers: { 'Content-Type': 'text/html' },
      })
    : error(status, 'InternalError', 'An error occurred');

const work = async (
  occ: PlainOcc,
  method: string,
  path: string,
  body: Json,
  fields: string,
): Promise<Response> => {
  const [, what, id, carts, cartId, rest, number] = path.split('/');
  if (method === 'GET' && what === 'products') {
    const found = occ.products[decodeURIComponent(id ?? '')];
    return found
      ? json(200, found)
      : error(400, 'UnknownIdentifierError', `Product with code '${id}' not found!`);
  }
  if (what !== 'users' || carts !== 'carts')
    return error(404, 'UnknownResourceError', 'There is no resource here');
  if (method === 'POST' && cartId === undefined) {
    const cart = { code: `0000${occ.carts.size + 1}`, guid: crypto.randomUUID(), lines: [] };
    occ.carts.set(cart.guid, cart);
    return json(201, atLevel(cartBody(occ, cart), fields));
  }
  const cart = occ.carts.get(decodeURIComponent(cartId ?? ''));
  if (!cart) return error(400, 'CartError', 'Cart not found.', { reason: 'notFound', subjectType: 'cart' });
  if (method === 'GET' && rest === undefined) return json(200, atLevel(cartBody(occ, cart), fields));
  if (method === 'POST' && rest === 'validate') return json(200, { cartModifications: null });
  if (rest === 'entries') return entryWork(occ, cart, method, number, body);
  return error(405, 'MethodNotAllowedError', `Request method '${method}' not supported`);
};

type EntryBody = { product?: { code?: string }; quantity?: number };

const entryWork = (
  occ: PlainOcc,
  cart: PlainCart,
  method: string,
  number: string | undefined,
  body: EntryBody,
): Response => {
  const code = body.product?.code;
  if (method === 'POST' && number === undefined) {
    if (code === undefined || !occ.products[code])
      return error(400, 'UnknownIdentifierError', `Product with code '${code}' not found!`);
    const { quantity = 1 } = body;
    const stock = occ.products[code]['stock'] as { stockLevelStatus?: unknown } | null | undefined;
    if (stock?.stockLevelStatus === 'outOfStock')
      return error(400, 'InsufficientStockError', 'Product [..] cannot be shipped - out of stock online', {
        reason: 'noStock',
        subject: code,
        subjectType: 'product',
      });
    const line = cart.lines.find((one) => one.code === code);
    if (line) line.quantity += quantity;
    else cart.lines.push({ code, quantity });
    const done = {
      statusCode: 'success',
      statusMessage: null,
      quantity,
      quantityAdded: quantity,
      entry: null,
    };
    return json(200, occ.modifications[code] ?? done);
  }
  if (method === 'PATCH' && occ.refused) return error(400, occ.refused.type, 'The entry can’t be changed');
  const line = cart.lines[Number(number)];
  if (!line)
    return error(400, 'CartEntryError', 'Entry not found', { reason: 'notFound', subjectType: 'entry' });
  if (method === 'DELETE') {
    cart.lines.splice(Number(number), 1);
    return new Response(null, { status: 200 });
  }
  if (code !== undefined && code !== line.code && !occ.heedless)
    return error(400, 'ValidationError', 'Product code of the entry does not match', {
      reason: 'invalid',
      subject: 'product.code',
      subjectType: 'parameter',
    });
  const before = line.quantity;
  line.quantity = body.quantity ?? before;
  if (line.quantity === 0) cart.lines.splice(Number(number), 1);
  const entry = { entryNumber: Number(number), quantity: line.quantity, product: occ.products[line.code] };
  return json(200, {
    statusCode: 'success',
    quantity: line.quantity,
    quantityAdded: line.quantity - before,
    ...(occ.heedless === 'told' && { entry }),
  });
};

const BASIC = ['code', 'guid', 'totalItems', 'totalPrice', 'type'];
const DEFAULT = [...BASIC, 'entries', 'totalPriceWithTax', 'net', 'user', 'description', 'deliveryAddress'];

const atLevel = (cart: Json, fields: string): Json => {
  if (fields === 'FULL') return cart;
  const names = fields === 'DEFAULT' ? DEFAULT : fields === 'BASIC' ? BASIC : fields.split(',');
  return Object.fromEntries(Object.entries(cart).filter(([name]) => names.includes(name)));
};

const cartBody = (occ: PlainOcc, cart: PlainCart): Json => {
  const priceOf = (code: string) =>
    Number((occ.products[code]?.['price'] as Json | null | undefined)?.['value'] ?? 0);
  const total = cart.lines.reduce((sum, { code, quantity }) => sum + priceOf(code) * quantity, 0);
  const entries = cart.lines.map(({ code, quantity }, entryNumber) => {
    const odd = occ.entries[code];
    const { price: _price, ...shown } = occ.products[code]!;
    const plain = {
      entryNumber,
      quantity,
      updateable: true,
      configurationInfos: null,
      product: shown,
      basePrice: money(priceOf(code)),
      totalPrice: money(priceOf(code) * quantity),
    };
    return odd === null ? null : { ...plain, ...(odd as Json | undefined) };
  });
  return {
    type: 'cartWsDTO',
    code: cart.code,
    guid: cart.guid,
    description: null,
    deliveryAddress: null,
    appliedVouchers: null,
    calculated: true,
    entries: entries.length > 0 ? entries : null,
    net: true,
    user: { uid: 'anonymous', name: 'Anonymous' },
    totalItems: cart.lines.length,
    totalPrice: money(total - occ.orderDiscount),
    totalPriceWithTax: money(total - occ.orderDiscount),
    subTotal: money(total),
    productDiscounts: money(0),
    orderDiscounts: money(occ.orderDiscount),
    totalDiscounts: money(occ.orderDiscount),
    totalTax: money(0),
    totalUnitCount: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};
