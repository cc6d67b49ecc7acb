import type { Mend } from '../core/http/define-endpoint.ts';
import { late } from '../core/late.ts';

/**
 * Calls `mendAnswer`, whose code loads with the first answer that does not match its contract (API-06). Rejects if it can't
 * be loaded.
 */
export const mendLater: Mend = async (endpoint, json) =>
  (await late(() => import('./mend-answer.ts'))).mendAnswer(endpoint, json);
