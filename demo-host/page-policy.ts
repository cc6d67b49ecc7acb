const local = (name: string, { port }: URL): string => `http://${name}.localhost${port && `:${port}`}`;

/** Returns the origin of a page's payment frame, which is never the page's own. Source: SEC-11 a. */
const paymentOrigin = (url: URL): string =>
  url.hostname === 'localhost' ? `http://127.0.0.1${url.port && `:${url.port}`}` : local('pay', url);

/** Returns the base address of the payment service for the pages of an address: the setting `payment`. */
export const paymentBase = (url: URL): string =>
  `${paymentOrigin(url)}${url.hostname === 'localhost' ? '/payment' : ''}`;

const policyOf = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Returns the policy of a strict shop: no inline script, no inline style, and no markup made of text except the CMS's
 * fragments.
 */
export const shopPolicy = (url: URL): string =>
  policyOf({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' data: ${local('commerce', url)}`,
    'connect-src': `'self' ${local('commerce', url)} ${local('content', url)} ${local('flags', url)} ${local('geo', url)} ${local('id', url)}`,
    // The hidden frame of a silent sign-in, which ends at a page of this origin, and the frame with a card's fields.
    'frame-src': `'self' ${local('id', url)} ${paymentOrigin(url)}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'assess-widgets',
  });

/** Returns what an integrator must allow for the widgets: our scripts and styles, and calls to commerce. */
export const partnerPolicy = (url: URL): string =>
  policyOf({
    'default-src': "'self'",
    'script-src': `'self' ${local('shop', url)}`,
    'style-src': `'self' ${local('shop', url)}`,
    'img-src': `'self' data: ${local('commerce', url)}`,
    'connect-src': `'self' ${local('shop', url)} ${local('commerce', url)} ${local('content', url)}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
