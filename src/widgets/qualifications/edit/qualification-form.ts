import * as v from 'valibot';
import {
  QUALIFICATION_LENGTHS,
  type Qualification,
} from '../../../api/qualification/qualification.contract.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import type { QualificationType } from '../../../core/locale/route-table.ts';
import { messageWith } from '../../kit/forms/field-faults.ts';

/** The fields of the form, each a text. */
export const FIELDS = [
  'title',
  'issuer',
  'number',
  'country',
  'region',
  'issued',
  'expires',
  'note',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type FormValues = Record<FieldName, string>;

/** Returns what the form begins with: an entry, or a new one. */
export const startOf = (entry: Qualification | undefined): FormValues =>
  Object.fromEntries(FIELDS.map((name) => [name, entry?.[name] ?? ''])) as FormValues;

/** Returns the name of the field of the institution or issuer, by the type. */
export const issuerField = (type: QualificationType): 'institution' | 'issuer' =>
  type === 'degree' || type === 'accredited-institution' ? 'institution' : 'issuer';

const short = (field: keyof typeof QUALIFICATION_LENGTHS) =>
  v.pipe(v.string(), v.trim(), v.maxLength(QUALIFICATION_LENGTHS[field], 'qualifications.fault.long'));
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text), 'kit.forms.dateUnfinished'),
);

/** Returns the form's schema. `today` is an ISO date. Source: ACC-04 c. */
export const qualificationSchema = (type: QualificationType, today: string, tag: string) =>
  v.pipe(
    v.object({
      title: v.pipe(short('title'), v.nonEmpty('qualifications.fault.title')),
      issuer: v.pipe(short('issuer'), v.nonEmpty(`qualifications.fault.${issuerField(type)}`)),
      number: short('number'),
      country: v.pipe(v.string(), v.nonEmpty('qualifications.fault.country')),
      region: v.string(),
      issued: v.pipe(
        day,
        v.check((text) => text <= today, 'qualifications.fault.future'),
      ),
      expires: day,
      note: short('note'),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      const { issued, expires: value } = input;
      if (issued !== '' && value !== '' && value <= issued)
        addIssue({
          message: messageWith('qualifications.fault.after', { date: formatDay(issued, tag) }),
          path: [{ type: 'object', origin: 'value', input, key: 'expires', value }],
        });
    }),
  );
