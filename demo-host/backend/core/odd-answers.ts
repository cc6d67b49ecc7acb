import * as v from 'valibot';
import { fieldNames } from './selected-fields.ts';

/** Deviations of real OCC hosts, each seen somewhere. Source: api.md, "What real hosts send". */
export const oddnessSchema = v.picklist([
  /** Null in every field that could be present and is not. */
  'null-for-absent',
  'no-formatted-value',
  /** `stock: {}` */
  'no-stock-status',
  /** `INSTOCK` */
  'stock-in-capitals',
  'no-product-name',
  'numbers-as-text',
  'no-quantity-added',
  /** Unknown values in place of those that a contract lists. */
  'unknown-values',
]);
export type Oddness = v.InferOutput<typeof oddnessSchema>;

type Node = Record<string, unknown>;
type Change = (node: Node) => void;

/**
 * Changes an answer of commerce in place to one that a real host might send.
 * @param product the code of the one product whose parts are odd: itself, its lines, its modifications; undefined for
 * all.
 * @param extended whether the host has the store's extensions, whose fields can be null as well.
 */
export const makeOdd = (
  answer: unknown,
  odd: readonly Oddness[],
  product: string | undefined,
  extended: boolean,
): void => {
  const changes = odd.map((one) => changeOf(one, extended));
  const walk = (value: unknown, within: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const inside = within || (product !== undefined && productOf(node) === product);
    for (const child of Object.values(node)) walk(child, inside);
    if (inside) for (const change of changes) change(node);
  };
  walk(answer, product === undefined);
};

const KINDS: readonly [kind: string, fits: (node: Node) => boolean][] = [
  ['price', (node) => 'currencyIso' in node],
  ['modification', (node) => 'statusCode' in node],
  ['entry', (node) => 'entryNumber' in node],
  ['cart', (node) => 'guid' in node],
  ['product', (node) => 'code' in node && ('purchasable' in node || 'url' in node)],
];

const kindOf = (node: Node): string | undefined => KINDS.find(([, fits]) => fits(node))?.[0];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns the code of the product that a product, line, row or modification is about. */
const productOf = (node: Node): unknown => {
  if (isNode(node['product'])) return node['product']['code'];
  if (isNode(node['entry'])) return productOf(node['entry']);
  return kindOf(node) === 'product' ? node['code'] : undefined;
};

const UNKNOWN = {
  statusCode: 'somethingNew',
  stockLevelStatus: 'backOrder',
  priceType: 'LEASE',
  notPurchasableReason: 'EMBARGO',
  qualificationLevel: 'Z',
  productFormat: 'HOLOGRAM',
};

const changeOf = (odd: Oddness, extended: boolean): Change => {
  const changes: Record<Oddness, Change> = {
    'null-for-absent': (node) => {
      const kind = kindOf(node);
      if (kind) for (const name of fieldNames(kind, extended)) node[name] ??= null;
    },
    'no-formatted-value': (node) => void Reflect.deleteProperty(node, 'formattedValue'),
    'no-stock-status': (node) => {
      if ('stock' in node) node['stock'] = {};
    },
    'stock-in-capitals': (node) => {
      if (typeof node['stockLevelStatus'] === 'string')
        node['stockLevelStatus'] = node['stockLevelStatus'].toUpperCase();
    },
    'no-product-name': (node) => {
      if (kindOf(node) === 'product') Reflect.deleteProperty(node, 'name');
    },
    'numbers-as-text': (node) => {
      for (const [name, value] of Object.entries(node))
        if (typeof value === 'number') node[name] = String(value);
    },
    'no-quantity-added': (node) => void Reflect.deleteProperty(node, 'quantityAdded'),
    'unknown-values': (node) => {
      for (const [name, value] of Object.entries(UNKNOWN)) if (name in node) node[name] = value;
    },
  };
  return changes[odd];
};
