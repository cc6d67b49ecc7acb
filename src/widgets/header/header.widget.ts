import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-header>`: the site's header with all its parts (SHL-01, SHL-03, SHL-04). */
export const headerWidget = {
  ...ANY_WIDGET,
  tag: 'assess-header',
  summary:
    'Shows the header of the site: its name, menu, search, links to ordering and help, account menu, mini-cart, and the site-wide notice.',
  attributes: {
    brand: {
      type: 'string',
      description:
        'Name of the site. It links to the front page. To show a logo instead, use the slot of the same name.',
    },
    utility: {
      type: 'switch',
      default: true,
      description:
        'Shows links to quick order, order status, invoices, contact and the regional offices. "false" leaves them out.',
    },
    search: { type: 'switch', default: true, description: 'Shows the search field. "false" leaves it out.' },
    navigation: { type: 'switch', default: true, description: 'Shows the menu. "false" leaves it out.' },
    account: { type: 'switch', default: true, description: 'Shows the account menu. "false" leaves it out.' },
    cart: { type: 'switch', default: true, description: 'Shows the mini-cart. "false" leaves it out.' },
    banner: {
      type: 'switch',
      default: true,
      description: 'Shows the site-wide notice. "false" leaves it out.',
    },
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: one element, usually a <nav> with links to the most important pages.',
    brand: 'Replaces the site’s name. Usually a link with a logo.',
    utility: 'Replaces the links above the bar.',
    search: 'Replaces the search field.',
    account: 'Replaces the account menu. Usually <assess-account-menu> with a link to sign in.',
    cart: 'Replaces the mini-cart. Usually <assess-mini-cart> with a link to the cart.',
    navigation: 'Replaces the menu.',
    banner: 'Replaces the notice.',
  },
  parts: {
    root: 'The whole widget.',
    utility: 'The row of links above the bar.',
    brand: 'The site’s name.',
  },
  properties: {
    '--assess-header-markup':
      'Height reserved for the editors’ markup, as a length. head.js sets it to the height at the last visit.',
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  contains: ['navigation', 'search', 'banner', 'account-menu', 'mini-cart'],
} as const satisfies WidgetContract;
