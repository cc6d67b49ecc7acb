import type { Language } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** Of a domain that nobody can have. */
const EXAMPLES: Readonly<Record<Language, string>> = {
  en: 'name@example.com',
  fr: 'nom@example.com',
  nl: 'naam@example.com',
  es: 'nombre@example.com',
};

/** An address of email as an example, in the words of the page. Source: messages.md, TRN-03. */
export const exampleEmail = (): string => EXAMPLES[runtime().row.language];
