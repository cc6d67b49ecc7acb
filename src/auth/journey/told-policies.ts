import type { FailedPolicy } from './failed-policy.ts';

const MOST = 30;
const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given.slice(0, MOST) : []);

/**
 * Returns the rules that an answer must meet, as listed in a field's `policies`. Empty if the service lists none.
 * Unreadable entries are skipped. Source: IDN-07.
 */
export const readToldPolicies = (raw: unknown): readonly FailedPolicy[] =>
  list((Object(raw) as Record<string, unknown>)['policies']).flatMap((one) => {
    const { policyRequirements, params } = Object(one) as Record<string, unknown>;
    return list(policyRequirements).flatMap((policy) =>
      typeof policy === 'string' ? [{ policy, params: Object(params) as FailedPolicy['params'] }] : [],
    );
  });
