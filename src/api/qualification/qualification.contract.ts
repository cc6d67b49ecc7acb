import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { qualificationTypes } from '../../core/locale/route-table.ts';
import { countSchema } from '../paging.contract.ts';

/* ours: what a customer can show for a qualification level. Source: ACC-04. */

const id = v.pipe(v.string(), v.regex(SEGMENT));
/** A day that exists: `2027-02-30` is refused. */
const isoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(8))),
);
const levelSchema = v.picklist(['A', 'AB', 'ABC']);

/** The longest texts of an entry, in characters. Source: ACC-04 c. */
export const QUALIFICATION_LENGTHS = { title: 120, issuer: 120, number: 50, note: 500 } as const;

const text = (field: keyof typeof QUALIFICATION_LENGTHS) =>
  v.pipe(v.string(), v.trim(), v.maxLength(QUALIFICATION_LENGTHS[field]));
const required = (field: keyof typeof QUALIFICATION_LENGTHS) => v.pipe(text(field), v.minLength(1));

/** What a customer enters for an entry. Source: ACC-04 c. */
const qualificationBodySchema = v.object({
  title: required('title'),
  /** The institution or issuer. */
  issuer: required('issuer'),
  number: v.nullish(text('number')),
  /** ISO 3166 code. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** ISO 3166-2 code, for countries that have a list of regions. */
  region: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
  /** Not in the future. */
  issued: v.nullish(isoDate),
  /** After `issued`. */
  expires: v.nullish(isoDate),
  note: v.nullish(text('note')),
});
export type QualificationBody = v.InferInput<typeof qualificationBodySchema>;

const qualificationSchema = v.object({
  id,
  type: v.picklist(qualificationTypes),
  title: v.string(),
  issuer: v.string(),
  number: v.optional(v.string()),
  country: v.string(),
  region: v.optional(v.string()),
  issued: v.optional(isoDate),
  expires: v.optional(isoDate),
  note: v.optional(v.string()),
  state: v.picklist(['PENDING', 'APPROVED', 'DECLINED', 'EXPIRED']),
  /** Why it was declined, as the reviewer wrote it. */
  reason: v.optional(v.string()),
  /** The level that it gives, if it is approved. */
  level: v.optional(levelSchema),
  /** The level that is left if this entry is deleted, where that is a lower one. `NONE` if there is none left. */
  levelWithout: v.optional(v.picklist(['NONE', 'A', 'AB', 'ABC'])),
  /** For If-Match. */
  version: v.optional(v.string()),
});
export type Qualification = v.InferOutput<typeof qualificationSchema>;

const all = '/users/{userId}/qualifications';
const ofType = `${all}/{type}` as const;
const one = `${ofType}/{qualificationId}` as const;

/** Reads the customer's level, the level that is under review, and how many entries there are of each type. */
export const readQualifications = defineEndpoint('GET', all, {
  response: v.object({
    level: v.optional(levelSchema),
    pendingLevel: v.optional(levelSchema),
    types: v.optional(
      v.array(
        v.object({
          type: v.picklist(qualificationTypes),
          count: countSchema,
          newest: v.optional(qualificationSchema),
        }),
      ),
      [],
    ),
  }),
});

export const listQualifications = defineEndpoint('GET', ofType, {
  response: v.object({ qualifications: v.array(qualificationSchema) }),
});

/** Adds an entry. It waits for its review. 201 with the entry. */
export const addQualification = defineEndpoint('POST', ofType, {
  body: qualificationBodySchema,
  response: qualificationSchema,
});

/** Reads one entry. 404 for one that is unknown or another customer's. */
export const readQualification = defineEndpoint('GET', one, { response: qualificationSchema });

/**
 * Changes the fields that it names; null removes one. An approved entry stays as it is, and the changed one waits for its
 * review beside it. Answers with the entry that waits. 412 PreconditionFailedError if If-Match names an older version.
 */
export const changeQualification = defineEndpoint('PATCH', one, {
  body: v.partial(qualificationBodySchema),
  response: qualificationSchema,
});

export const deleteQualification = defineEndpoint('DELETE', one);
