import * as v from 'valibot';

/** A rule that an answer broke, by the service's name for it. */
export type FailedPolicy = { policy: string; params: Readonly<Record<string, unknown>> };

const schema = v.object({ policyRequirement: v.pipe(v.string(), v.maxLength(100)) });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const MOST = 20;

/** Parses `failedPolicies`: objects, or JSON in strings. An unreadable entry counts as an unknown rule. */
export const readFailedPolicies = (raw: unknown): readonly FailedPolicy[] =>
  (Array.isArray(raw) ? raw.slice(0, MOST) : []).map((one: unknown) => {
    const given = typeof one === 'string' ? readJson(one) : one;
    const { success, output } = v.safeParse(schema, given);
    const { params } = Object(given) as { params?: unknown };
    return success
      ? { policy: output.policyRequirement, params: Object(params) as FailedPolicy['params'] }
      : { policy: 'UNKNOWN_POLICY', params: {} };
  });

const MOST_TOLD = 30;
const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given.slice(0, MOST_TOLD) : []);

/** Returns the rules in a field's `policies`. Unreadable entries are skipped. Source: IDN-07. */
export const readToldPolicies = (raw: unknown): readonly FailedPolicy[] =>
  list((Object(raw) as Record<string, unknown>)['policies']).flatMap((one) => {
    const { policyRequirements, params } = Object(one) as Record<string, unknown>;
    return list(policyRequirements).flatMap((policy) =>
      typeof policy === 'string' ? [{ policy, params: Object(params) as FailedPolicy['params'] }] : [],
    );
  });
