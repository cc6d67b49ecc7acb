import type { Arrival } from '../locale-switch/arrival.ts';
import type { ArrivalReason } from '../locale-switch/locale-visit.ts';
import type { Locale } from '../locale/locale-table.ts';
import { existingRegistry } from '../registry/registry.ts';
import { defineMatters } from './page-matters.ts';

/**
 * A notice or question about the locale. `<assess-session>` shows it and has the words. Notices: `arrived` (the shopper
 * came into this locale without choosing it), `offered` (the shopper is registered for another locale), `kept` (a switch of
 * locale kept cart lines). Dialogs: `choosing` (what a switch of locale changes), `country-unknown`.
 */
export type LocaleMatter =
  | { kind: 'arrived'; from: Locale; reason: Exclude<ArrivalReason, 'chosen'> }
  | { kind: 'offered'; to: Locale }
  | { kind: 'kept'; arrival?: Arrival }
  | { kind: 'choosing'; to: Locale; address?: string | undefined }
  | { kind: 'country-unknown' };

/** The open matters. A new one replaces the older one of the same kind. */
export const localeMatters = defineMatters<LocaleMatter>(
  'locale matters',
  (open, raised) => open.kind === raised.kind,
);

/** Shows a matter to the shopper. Does nothing before start-up. */
export const raiseMatter = (matter: LocaleMatter): void => {
  const registry = existingRegistry();
  if (registry) localeMatters.raise(registry, matter);
};
