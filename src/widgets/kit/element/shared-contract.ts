import type { AttributeSpec, WidgetContract } from './widget-contract.ts';

/** The attribute `heading-level` of a widget with a heading of its own. */
export const HEADING_LEVEL = {
  type: 'number',
  default: 2,
  min: 2,
  max: 5,
  description: 'Level of the heading, so that it fits the page’s outline.',
} as const satisfies AttributeSpec;

/** The states of a page that shows a customer's list. */
export const LIST_STATES = [
  'loading',
  'empty',
  'one',
  'many',
  'longest-text',
  'partial-failure',
  'service-down',
  'offline',
  'forbidden',
] as const satisfies WidgetContract['states'];

/** The attributes that every widget has besides its own. */
export const COMMON_ATTRIBUTES = {
  theme: {
    type: 'enum',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
    description: 'auto follows the page’s color-scheme.',
  },
} as const satisfies WidgetContract['attributes'];
