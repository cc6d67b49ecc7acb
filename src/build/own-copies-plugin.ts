import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'vite';

const OWN = '?own';
/**
 * The modules to copy: small, stateless modules that both the cart and the checkout draw with, and the page's settings,
 * which the session reads too.
 */
const COPIED =
  /\/src\/(?:widgets\/(?:parts\/(?:cart-notices\/[\w-]+|promotion-code\/[\w-]+)|kit\/(?:element\/WithWords|ui\/useBackOnline))|api\/(?:checkout\/(?:aimsweb-minimum|promotion)\.rules|cart\/(?:if-match|before-discounts\.rules|cart-terms\.contract|cart-writes\.contract)|voucher\/voucher\.contract)|core\/(?:config\/settings|i18n\/dates))\.tsx?$/;
/** The modules that get copies. */
const TAKES =
  /\/src\/(?:widgets\/checkout\/|api\/(?:cart\/carry-codes|checkout\/(?:steps\.rules|checkout-cart\.contract))\.|auth\/(?!identity)|page\/follow\/follow-(?:activity|checkout|locale)\.)/;
/** For the cart and quick order. Without a copy, sign-in would load it too, in the chunk that it shares with them. */
const QUANTITY = /\/src\/widgets\/kit\/ui\/(?:QuantityField|step-quantity)\.tsx?$/;
/** For quick order. Without a copy, every page of a shop would load what it shares with the participants of a training. */
const LIST_FILE = /\/src\/widgets\/parts\/list-file\/(?:ListFileButton|useListDrop)\.tsx?$/;
const OF_QUICK_ORDER = new RegExp(`${QUANTITY.source}|${LIST_FILE.source}`);
/** For the clock of the header's notice. */
const OF_QUOTES = /\/src\/widgets\/kit\/ui\/useNow\.tsx?$/;
/** For the pages of an account. */
const HELD_FOCUS = /\/src\/widgets\/kit\/ui\/useHeldFocus\.ts$/;
/** For the review of a shared list. Without a copy, the code for what an order needs would be split into two files. */
const LEVELS = /\/src\/api\/checkout\/qualification\.rules\.ts$/;
/** For the reading of a customer's names, which does not need the rest of the identity part. */
const OF_PROFILE = /\/src\/auth\/(?:claims|realm-path)\.ts$/;
const SETTINGS = /\/settings\.ts$/;
/** What account pages need of them. */
const TAKES_SETTINGS = /\/src\/(?:api\/links\/leave-for-error-page|widgets\/invoices\/)/;

/** Returns the pattern of the modules that a file, or a copy of one, gets copies of. */
const copiedFor = (importer: string): RegExp | undefined => {
  if (importer.endsWith(OWN)) return QUANTITY.test(importer.slice(0, -OWN.length)) ? QUANTITY : COPIED;
  if (importer.includes('/src/widgets/quick-order/')) return OF_QUICK_ORDER;
  if (importer.includes('/src/widgets/quotes/')) return OF_QUOTES;
  if (importer.includes('/parts/customer-page/')) return HELD_FOCUS;
  if (TAKES_SETTINGS.test(importer)) return SETTINGS;
  if (importer.endsWith('/src/api/list/review-line.ts')) return LEVELS;
  if (importer.endsWith('/src/auth/profile/read-profile.ts')) return OF_PROFILE;
  if (!TAKES.test(importer) || COPIED.test(importer)) return undefined;
  return /\/src\/(?:widgets|api)\//.test(importer) ? COPIED : SETTINGS;
};

/**
 * Gives the checkout its own copies of modules that it shares with the cart. If they were in the chunk of the cart's page,
 * the checkout would load five times as much as it uses (PERF-02). In a chunk of their own they would be the cart's tenth
 * request (PERF-12). The code for signed-in visitors has a copy of the page's settings for the same reason.
 */
export const ownCopiesPlugin = (): Plugin => ({
  name: 'assess-own-copies',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const copied = copiedFor(importer);
    if (!copied) return null;
    const from = importer.endsWith(OWN) ? importer.slice(0, -OWN.length) : importer;
    const found = await this.resolve(source, from, { skipSelf: true });
    return found && copied.test(found.id) ? { ...found, id: `${found.id}${OWN}` } : found;
  },
  async load(id) {
    if (!id.endsWith(OWN)) return null;
    const file = id.slice(0, -OWN.length);
    const moduleType = extname(file) === '.tsx' ? 'tsx' : 'ts';
    return { code: await readFile(file, 'utf8'), moduleType };
  },
});
