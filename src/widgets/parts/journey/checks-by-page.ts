import { late } from '../../../core/late.ts';
import type { SignInChecks } from './sign-in-checks.ts';

/** Returns the checks of a journey as the page makes them. Few steps have a check, so the code is loaded with the first one. */
export const checksByPage =
  (host: EventTarget): SignInChecks =>
  async (check, place) => {
    const { askPageCheck } = await late(() => import('./ask-page-check.ts'));
    return askPageCheck(host, check, place);
  };
