import { late } from '../../../core/late.ts';
import type { SignInChecks } from './sign-in-checks.ts';

/** The checks of a journey as the page makes them; few steps ask for one, so the asking loads with the first of them. */
export const checksByPage =
  (host: EventTarget): SignInChecks =>
  async (check, place) => {
    const { askPageCheck } = await late(() => import('./ask-page-check.ts'));
    return askPageCheck(host, check, place);
  };
