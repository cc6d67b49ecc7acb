import type { FailedPolicy } from './failed-policy.ts';

const MOST = 30;
const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given.slice(0, MOST) : []);

/**
 * The rules that an answer will be held to, as a field's `policies` name them: nothing for a service that does not. What
 * can't be read is passed over. Source: IDN-07.
 */
export const readToldPolicies = (raw: unknown): readonly FailedPolicy[] =>
  list((Object(raw) as Record<string, unknown>)['policies']).flatMap((one) => {
    const { policyRequirements, params } = Object(one) as Record<string, unknown>;
    return list(policyRequirements).flatMap((policy) =>
      typeof policy === 'string' ? [{ policy, params: Object(params) as FailedPolicy['params'] }] : [],
    );
  });
