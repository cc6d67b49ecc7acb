import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { matchRoute } from '../locale/match-route.ts';
import { parsePageConfig } from './page-config.ts';
import { resolveSettings } from './settings.ts';

const defaults = {
  session: true,
  identityProvider: true,
  activityRefresh: true,
  loggedInUser: true,
  uap: true,
  invoices: { simplified: false },
  redirects: true,
};

const simplified = { ...defaults, loggedInUser: false, invoices: { simplified: true } };

describe('page settings', () => {
  everyRow([
    [{ session: 'false' }],
    [{ session: 0, identityProvider: null, redirects: [] }],
    [{ invoices: true }],
    [{ invoices: null }],
    [{ invoices: { simplified: 'yes' } }],
    [{ 'invoices.simplified': true }],
    [{ unknown: false }],
    [JSON.parse('{"__proto__": {"session": false}}') as Record<string, unknown>],
    [Object.create({ session: false }) as Record<string, unknown>],
  ])('take the default where %j is no setting [FLG-06]', (given) => {
    const { config } = parsePageConfig({ commerceBase: '/commerce', settings: given });
    expect(resolveSettings(config?.settings ?? {}, '/cart')).toEqual(defaults);
  });

  it('are all on without a word of the page, but for simplified invoices [FLG-06]', () => {
    expect(resolveSettings({}, '/store/usassessments/en/cart')).toEqual(defaults);
  });

  everyRow(['session', 'identityProvider', 'activityRefresh', 'loggedInUser', 'uap', 'redirects'])(
    'turn %s off alone [FLG-06]',
    (name) => {
      expect(resolveSettings({ [name]: false }, '/cart')).toEqual({ ...defaults, [name]: false });
    },
  );

  everyRow(['/invoices/en-us', '/Invoices/FR-CA/', '/fr-ca/invoices/fr-ca'])(
    'simplify invoices at %s and turn the logged-in user off [FLG-06] [SES-12 part]',
    (path) => {
      expect(resolveSettings({}, path)).toEqual(simplified);
      expect(resolveSettings({ loggedInUser: true }, path)).toEqual(simplified);
    },
  );

  everyRow(['/store/invoices', '/invoices', '/invoices/90001/payment', '/invoices/xx-xx'])(
    'do not simplify invoices at %s [FLG-06]',
    (path) => {
      expect(resolveSettings({}, path)).toEqual(defaults);
    },
  );

  it('follow the page where it says otherwise than its path [FLG-06]', () => {
    expect(resolveSettings({ invoices: { simplified: false } }, '/invoices/en-us')).toEqual(defaults);
    expect(resolveSettings({ invoices: { simplified: true } }, '/store/invoices')).toEqual(simplified);
  });
});

describe('simplified invoices and the route table', () => {
  everyRow([
    '/invoices/en-us',
    '/INVOICES/en-us',
    '/fr-ca/invoices/fr-ca',
    '/invoices/77',
    '/store/invoices',
    '/',
  ])('agree on %s [FLG-06]', (path) => {
    const isRoute = matchRoute(path)?.name === 'simplifiedInvoices';
    expect(resolveSettings({}, path).invoices.simplified).toBe(isRoute);
  });
});
