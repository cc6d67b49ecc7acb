import type { AttributeSpec, WidgetContract } from './widget-contract.ts';

/** The attribute `heading-level` of a widget with a heading of its own. */
export const HEADING_LEVEL = {
  type: 'number',
  default: 2,
  min: 2,
  max: 5,
  description: 'Level of the heading, so that it fits the page’s outline.',
} as const satisfies AttributeSpec;

/** The states of a page that reads what it shows and depends on who is signed in. */
export const PAGE_STATES = [
  'loading',
  'one',
  'many',
  'longest-text',
  'partial-failure',
  'service-down',
  'offline',
  'forbidden',
] as const satisfies WidgetContract['states'];

/** The states of a page that shows a customer's list. */
export const LIST_STATES = ['empty', ...PAGE_STATES] as const;

/** What most contracts say alike. A contract says only what is different. */
export const ANY_WIDGET = {
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shows until the widget is drawn, and without JavaScript.' },
  parts: { root: 'The whole widget.' },
  properties: {},
  data: [],
} as const satisfies Partial<WidgetContract>;

/** What the contracts of the pages of a customer's list say alike. */
export const LIST_PAGES = {
  ...ANY_WIDGET,
  height: 20,
  attributes: { 'heading-level': HEADING_LEVEL },
  states: LIST_STATES,
} as const satisfies Partial<WidgetContract>;

/** The attributes that every widget has besides its own. */
export const COMMON_ATTRIBUTES = {
  theme: {
    type: 'enum',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
    description: 'auto follows the page’s color-scheme.',
  },
} as const satisfies WidgetContract['attributes'];
