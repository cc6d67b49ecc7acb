import * as v from 'valibot';
import { contentLink } from '../../api/content/content-link.rules.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';

/** What an author may say of an office in place of the built-in. */
export type GivenOffice = {
  href?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
};

const text = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))), undefined),
);

const office = v.object({
  href: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((raw) => contentLink(raw)),
      ),
    ),
    undefined,
  ),
  phone: text,
  email: text,
});

const record = v.record(v.string(), v.unknown());

/** As a property it may be the attribute's own text: React sets properties where an element has them. */
const offices = v.union([record, v.pipe(v.string(), v.parseJson(), record)]);

/** The offices of the attribute, by locale. What fits none is left out, each part for itself. */
export const givenOffices = (raw: unknown): Partial<Record<Locale, GivenOffice>> => {
  const read = v.safeParse(offices, raw);
  if (!read.success) return {};
  return Object.fromEntries(
    Object.entries(read.output).flatMap(([locale, value]) => {
      const row = localeRow(locale);
      const given = v.safeParse(office, value);
      return row && given.success ? [[row.locale, given.output]] : [];
    }),
  );
};
