import * as v from 'valibot';
import { visitorCountry } from '../../../src/api/geo/geo.contract.ts';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { OccError } from '../core/occ-error.ts';
import type { VisitorState } from './visitor.ts';

/** The endpoint of the geolocation service. */
export const geoRoutes = (visitor: VisitorState): Route[] => [
  handle(visitorCountry, () => {
    const country = visitor.country();
    if (country === undefined)
      throw new OccError(404, [
        { type: 'UnknownIdentifierError', message: 'No country is known for this address.' },
      ]);
    return { country };
  }),
];

const iso = v.pipe(v.string(), v.maxLength(40));
const visitorAnswer = v.object({
  customer: v.nullable(v.object({ userId: v.string(), registrationCountryIso: v.optional(v.string()) })),
  country: v.nullable(v.string()),
});
const read = defineEndpoint('GET', '/__visitor', { response: visitorAnswer });
const order = defineEndpoint('POST', '/__visitor', {
  body: v.strictObject({
    /** Signs a customer in, or out with `null`. The country may be any text, even an invalid one. */
    customer: v.optional(
      v.nullable(v.strictObject({ userId: v.string(), registrationCountryIso: v.optional(iso) })),
    ),
    /** The visitor's country for geolocation; `null` if unknown. */
    country: v.optional(v.nullable(iso)),
  }),
  response: visitorAnswer,
});
const reset = defineEndpoint('DELETE', '/__visitor');

/** Control endpoints for people and tests: the visitor and their country. They exist in development only. */
export const visitorControlRoutes = (visitor: VisitorState): Route[] => {
  const now = () => ({ customer: visitor.customer() ?? null, country: visitor.country() ?? null });
  return [
    handle(read, now),
    handle(order, ({ body }) => {
      if (body.customer !== undefined) visitor.signIn(body.customer ?? undefined);
      if (body.country !== undefined) visitor.move(body.country ?? undefined);
      return now();
    }),
    handle(reset, () => {
      visitor.reset();
      return undefined;
    }),
  ];
};
