import type { Arrival } from '../locale-switch/arrival.ts';
import type { ArrivalReason } from '../locale-switch/locale-visit.ts';
import type { Locale } from '../locale/locale-table.ts';
import { existingRegistry } from '../registry/registry.ts';
import { defineMatters } from './page-matters.ts';

/**
 * What `<assess-session>` is to tell or ask about the locale; it has the words. Notices: where the shopper has come to
 * without having chosen it, where they are registered, what lines were kept, by the switch that led here or earlier. Dialogs: what a switch changes, that the country is not known.
 */
export type LocaleMatter =
  | { kind: 'arrived'; from: Locale; reason: Exclude<ArrivalReason, 'chosen'> }
  | { kind: 'offered'; to: Locale }
  | { kind: 'kept'; arrival?: Arrival }
  | { kind: 'choosing'; to: Locale; address?: string | undefined }
  | { kind: 'country-unknown' };

/** What is open now. A newer one of the same kind replaces the older. */
export const localeMatters = defineMatters<LocaleMatter>(
  'locale matters',
  (open, raised) => open.kind === raised.kind,
);

/** Puts a matter to the shopper. Nothing before start-up. */
export const raiseMatter = (matter: LocaleMatter): void => {
  const registry = existingRegistry();
  if (registry) localeMatters.raise(registry, matter);
};
