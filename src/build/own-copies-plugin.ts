import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { OWN_FUNCTION, SCHEMA_NAMES } from './schema-library-plugin.ts';

const OWN = '?own';
/** Small, without any state, and drawn with by the cart and by the checkout; the page's settings, which its session reads too. */
const COPIED =
  /\/src\/(?:widgets\/shared\/(?:commerce\/(?:Price|useFocusAfter)|cart-notices\/[\w-]+|promotion-code\/[\w-]+|element\/WithWords|ui\/EmptyState)|api\/(?:checkout\/(?:aimsweb-minimum|promotion)\.rules|cart\/(?:if-match|before-discounts\.rules|cart-terms\.contract|cart-writes\.contract)|voucher\/voucher\.contract)|core\/(?:config\/settings|i18n\/dates))\.tsx?$/;
/** Who takes the copies. */
const TAKES =
  /\/src\/(?:widgets\/checkout\/|api\/(?:cart\/carry-codes|checkout\/(?:steps\.rules|checkout-cart\.contract))\.|auth\/(?!identity)|follow-(?:activity|checkout|locale)\.)/;
/** Contracts that the checkout alone reads. */
const CONTRACTS =
  /\/src\/(?:auth\/(?:customer|profile)\/|api\/(?:account|address|aimsweb|order|paging|payment|program|q-global|site|training|checkout\/(?:checkout-cart|delivery)))[\w/.-]*\.contract\.ts$/;
/** Of the cart and of quick order: in what they share with sign-in it would be sign-in's too. */
const QUANTITY = /\/src\/widgets\/shared\/ui\/(?:QuantityField|step-quantity)\.tsx?$/;
/** What the page of quotes waits with, as that of saved carts does, and the clock of the header's notice. */
const OF_QUOTES = /\/src\/widgets\/(?:kit\/page\/RowsAwaited|shared\/ui\/useNow)\.tsx?$/;
/** A line of code that a shared list's review takes along: else what an order needs would be two files. */
const LEVELS = /\/src\/api\/checkout\/qualification\.rules\.ts$/;
/** Of the identity service's own part, which a customer's names do without. */
const OF_PROFILE = /\/src\/auth\/(?:claims|realm-path)\.ts$/;
const SETTINGS = /\/settings\.ts$/;

/** What a file, or a copy of one, takes copies of. */
const copiedFor = (importer: string): RegExp | undefined => {
  if (importer.endsWith(OWN)) return QUANTITY.test(importer.slice(0, -OWN.length)) ? QUANTITY : COPIED;
  if (importer.includes('/src/widgets/quick-order/')) return QUANTITY;
  if (importer.includes('/src/widgets/quotes/')) return OF_QUOTES;
  if (importer.endsWith('/src/api/list/review-line.ts')) return LEVELS;
  if (importer.endsWith('/src/auth/profile/read-profile.ts')) return OF_PROFILE;
  if (!TAKES.test(importer) || COPIED.test(importer)) return undefined;
  return /\/src\/(?:widgets|api)\//.test(importer) ? COPIED : SETTINGS;
};

/**
 * Gives the checkout its own copies of what it and the cart draw with. In one file with all else that the cart's page needs at once
 * it would be five times as large as what the checkout uses of it (PERF-02), and in a file of its own the cart's tenth request
 * (PERF-12). Whoever is signed in has a copy of the page's settings for the same reason.
 */
export const ownCopiesPlugin = (): Plugin => ({
  name: 'assess-own-copies',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!importer) return null;
    if (source.startsWith(SCHEMA_NAMES)) {
      const takes = importer.endsWith(OWN) || CONTRACTS.test(importer);
      return takes ? { id: `${source}${OWN_FUNCTION}`, moduleSideEffects: false } : null;
    }
    if (!source.startsWith('.')) return null;
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
