import type { Mend } from '../core/http/define-endpoint.ts';
import { late } from '../core/late.ts';

/** `mendAnswer`, by a part that loads with the first answer that does not fit its contract (API-06). Rejects without it. */
export const mendLater: Mend = async (endpoint, json) =>
  (await late(() => import('./mend-answer.ts'))).mendAnswer(endpoint, json);
