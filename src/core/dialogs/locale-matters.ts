import type { Arrival } from '../locale-switch/arrival.ts';
import type { ArrivalReason } from '../locale-switch/locale-visit.ts';
import type { Locale } from '../locale/locale-table.ts';
import { existingRegistry, type PageRegistry } from '../registry/registry.ts';
import { placeSession } from './page-dialogs.ts';

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

const KEY = 'locale matters';

/** What is open now, in the order it came; the same array until it changes. */
export const localeMatters = (registry: PageRegistry): readonly LocaleMatter[] =>
  (registry.reading(KEY).data as readonly LocaleMatter[] | undefined) ?? NONE;

const NONE: readonly LocaleMatter[] = [];

const without = (registry: PageRegistry, kind: LocaleMatter['kind']): LocaleMatter[] =>
  localeMatters(registry).filter((matter) => matter.kind !== kind);

/** Puts a matter to the shopper; a newer one of the same kind takes the place of the older. Nothing before start-up. */
export const raiseMatter = (matter: LocaleMatter): void => {
  const registry = existingRegistry();
  if (registry === undefined) return;
  registry.keep(KEY, [...without(registry, matter.kind), matter]);
  placeSession(registry);
};

/** It is answered, or closed. */
export const settleMatter = (registry: PageRegistry, kind: LocaleMatter['kind']): void =>
  registry.keep(KEY, without(registry, kind));
