import { defineMatters } from './page-matters.ts';
import { OWN } from '../registry/own-readings.ts';
import { existingRegistry } from '../registry/registry.ts';
import type { Advice } from '../registry/session-door.ts';
import type { Arrival, ArrivalReason } from '../locale-switch/locale-visit.ts';
import type { Locale } from '../locale/locale-table.ts';

/** The notice or warning that `<assess-session>` shows when the shopper has been inactive for long (SES-05, REL-08). */
export type IdleMatter = {
  /** `notice` is a quiet notice. `warning` comes later and interrupts. */
  phase: 'notice' | 'warning';
  /** Seconds until the automatic sign-out. */
  left: number;
  /** Keeps the session: the shopper has said that they are still there. */
  stay(): void;
};

/** Holds at most one matter, and none while the shopper is active. Each second's matter replaces the previous one. */
export const idleMatters = defineMatters<IdleMatter>('idle matters', () => true);

/** The customer that a member of customer service acts for (ACC-08 c). The name and the number are their id if not known. */
export type ActingMatter = { name: string; number: string };

/** Holds at most one matter. It ends with the sign-in. */
export const actingMatters = defineMatters<ActingMatter>(OWN.acting, () => true);

/** The question about the cart that `<assess-session>` is to ask, as plain data (SES-11). At most one is open. */
export const cartMatters = defineMatters<object>(OWN.matters);

/** Asks the question about the cart, unless one is already open. Does nothing before start-up. */
export const raiseCartMatter = (matter: object): void => {
  const registry = existingRegistry();
  if (registry && cartMatters.open(registry).length === 0) cartMatters.raise(registry, matter);
};

/** The notice that this browser keeps no cart beyond this page. `<assess-session>` shows it. At most one is open. */
export const unkeptMatters = defineMatters<object>('unkept cart', () => true);

/** A request for a proof of identity, shown as a dialog (IDN-05). It ends when the visitor changes (SES-13). */
export type StepUpMatter = {
  advice: Advice;
  /** Closes the dialog. `proven` says whether the shopper gave the proof. Call it once. */
  settle(proven: boolean): void;
  settled: Promise<boolean>;
};

/** The waiting requests, oldest first. Only the first is shown. */
export const stepUpMatters = defineMatters<StepUpMatter>('step-ups');

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
