import { contentLink } from '../../api/content/content-link.rules.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { tolerant } from '../../core/tolerant.ts';

/** The parts of the world with their sites, in the order in which they are shown. */
export const regions = [
  ['americas', ['en-us', 'en-ca', 'fr-ca']],
  ['europe', ['en-gb', 'nl-nl', 'es-es']],
  ['asiaPacific', ['en-au', 'en-nz', 'ja-jp', 'zh-sg']],
] as const satisfies readonly (readonly [string, readonly Locale[]])[];

/** What the host page may set for an office in place of the built-in values. */
export type GivenOffice = {
  href?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
};

/** Parses a string value: React sets the attribute's text as a property if the element has one of that name. */
const parsed = (raw: unknown): unknown =>
  typeof raw === 'string' ? tolerant((): unknown => JSON.parse(raw)) : raw;

const text = (raw: unknown): string | undefined => {
  const value = typeof raw === 'string' ? raw.trim() : '';
  return value !== '' && value.length <= 100 ? value : undefined;
};

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Returns the offices of the attribute, by locale. Each invalid part is left out on its own. */
export const givenOffices = (raw: unknown): Partial<Record<Locale, GivenOffice>> => {
  const read = parsed(raw);
  if (!isRecord(read)) return {};
  return Object.fromEntries(
    Object.entries(read).flatMap(([locale, value]) => {
      const row = localeRow(locale);
      if (!row || !isRecord(value)) return [];
      const { href, phone, email } = value;
      const link = typeof href === 'string' ? contentLink(href) : undefined;
      return [[row.locale, { href: link, phone: text(phone), email: text(email) }]];
    }),
  );
};
