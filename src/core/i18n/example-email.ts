import type { Language } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';

/** The domain is reserved, so nobody has these addresses. */
const EXAMPLES: Readonly<Record<Language, string>> = {
  en: 'name@example.com',
  fr: 'nom@example.com',
  nl: 'naam@example.com',
  es: 'nombre@example.com',
};

/** Returns an example of an email address in the page's language. Source: messages.md, TRN-03. */
export const exampleEmail = (): string => EXAMPLES[runtime().row.language];
