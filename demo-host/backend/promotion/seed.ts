import type { Promotion } from './store.ts';

/** Discounts of individual customers. */
export const UAP: Readonly<Record<string, Promotion>> = {
  'user-uma': {
    status: 'UAP_APPLIED',
    label: 'University adoption program',
    percent: 10,
    ends: '2031-12-31',
  },
};
