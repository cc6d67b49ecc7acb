import type { MiddlewareHandler } from 'hono';
import { OccError } from './occ-error.ts';
import type { Services } from './services.ts';

/** What stays the customer's own while a member of customer service acts for them, below `/users/{userId}`. */
const OWN: readonly (readonly [method: string, path: RegExp])[] = [
  ['PUT', /^\/password$/],
  ['PATCH', /^$/],
  ['PATCH', /^\/preferences$/],
  ['POST', /^\/paymentdetails/],
  ['PUT', /^\/paymentdetails/],
  ['PATCH', /^\/paymentdetails/],
  ['DELETE', /^\/paymentdetails/],
  ['POST', /^\/invoices\/payments/],
  ['GET', /^\/orders\/[^/]+\/accesscodes$/],
  ['POST', /^\/qglobalaccounts(?!\/verification)/],
  ['POST', /^\/accounts\/verification$/],
];

/** Refuses, before any step-up, what a member of customer service must leave to the customer: 403 NotForAgents. Source: ACC-08 e. */
export const refuseAgents =
  ({ authenticate, people }: Services): MiddlewareHandler =>
  async (c, next) => {
    const [, userId = '', rest = ''] = /\/users\/([^/]+)(.*)$/.exec(c.req.path) ?? [];
    const token = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const user = token === undefined ? undefined : authenticate(token);
    const isForOther = userId !== 'current' && userId !== user && Boolean(people.byId(user ?? '')?.serves);
    if (isForOther && OWN.some(([method, path]) => method === c.req.method && path.test(rest)))
      throw new OccError(403, [{ type: 'NotForAgents', message: 'Only the customer can do this.' }]);
    await next();
  };
