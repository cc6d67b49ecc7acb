import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-header>`: the site's header with all its parts (SHL-01, SHL-03, SHL-04). */
export const headerWidget = {
  tag: 'assess-header',
  summary:
    'The header of the site: its name, menu, search, links to ordering and help, account, cart, and the notice of the whole site.',
  dom: 'shadow',
  attributes: {
    brand: {
      type: 'string',
      description:
        'Name of the site, a link to its front page. The slot of the same name takes a logo instead.',
    },
    utility: {
      type: 'switch',
      default: true,
      description:
        'Links to quick order, order status, invoices, contact and the regional offices. "false" leaves them out.',
    },
    search: { type: 'switch', default: true, description: 'The search field. "false" leaves it out.' },
    navigation: { type: 'switch', default: true, description: 'The menu. "false" leaves it out.' },
    account: { type: 'switch', default: true, description: 'The account menu. "false" leaves it out.' },
    cart: { type: 'switch', default: true, description: 'The mini-cart. "false" leaves it out.' },
    banner: {
      type: 'switch',
      default: true,
      description: 'The notice of the whole site. "false" leaves it out.',
    },
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: {
    '': 'Shown before and without JavaScript: one element, usually a <nav> with links to the most important pages.',
    brand: 'In place of the site’s name: usually a link with a logo.',
    utility: 'In place of the links above the bar.',
    search: 'In place of the search field.',
    account: 'In place of the account menu: usually <assess-account-menu> with a link to sign in.',
    cart: 'In place of the mini-cart: usually <assess-mini-cart> with a link to the cart.',
    navigation: 'In place of the menu.',
    banner: 'In place of the notice.',
  },
  parts: {
    root: 'The whole widget.',
    utility: 'The row of links above the bar.',
    brand: 'The site’s name.',
  },
  properties: {
    '--assess-header-markup':
      'Room held for the editors’ markup, as a length. head.js sets it to the height of the last visit.',
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
  contains: ['navigation', 'search', 'banner', 'account-menu', 'mini-cart'],
} as const satisfies WidgetContract;
