import { NOTIFICATION_CODE } from '../../core/notifications/notification-table.ts';
import { runtime } from '../../core/runtime.ts';
import type { CentreMessage } from '../../core/store/core-state.ts';

const SAMPLES: readonly CentreMessage[] = [
  {
    id: 'sample.failure',
    level: 'danger',
    code: 'service.status.503',
    told: true,
    requestId: '00000000-0000-4000-8000-000000000000',
  },
  {
    id: 'sample.info',
    level: 'info',
    code: `${NOTIFICATION_CODE}quote-requested`,
    params: { number: '70012' },
  },
  {
    id: 'sample.success',
    level: 'success',
    code: `${NOTIFICATION_CODE}cart-saved`,
    params: { name: 'Spring 2027' },
  },
];

/** Publishes sample messages for a CMS editor to see in place of the page's own (EMB-11). */
export const showSamples = (): void => {
  for (const sample of SAMPLES) runtime().registry.actions.publish(sample);
};
