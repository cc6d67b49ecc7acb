import type { WidgetContract } from './widget-contract.ts';

/** The attributes that every widget has besides its own. */
export const COMMON_ATTRIBUTES = {
  theme: {
    type: 'enum',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
    description: 'auto follows the page’s color-scheme.',
  },
} as const satisfies WidgetContract['attributes'];
