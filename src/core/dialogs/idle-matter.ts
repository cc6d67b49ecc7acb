import type { PageRegistry } from '../registry/registry.ts';
import { placeSession } from './page-dialogs.ts';

/** Nobody has been there for long: what `<assess-session>` shows of it (SES-05, REL-08). */
export type IdleMatter = {
  /** A quiet notice first, then a warning that interrupts. */
  phase: 'notice' | 'warning';
  /** Seconds until the sign-out. */
  left: number;
  /** The shopper is there. */
  stay(): void;
};

const KEY = 'idle';

/** What is open now; undefined while somebody is there. */
export const idleMatter = (registry: PageRegistry): IdleMatter | undefined =>
  registry.reading(KEY).data as IdleMatter | undefined;

/** Opens, counts down or, without a matter, closes. */
export const tellIdle = (registry: PageRegistry, matter: IdleMatter | undefined): void => {
  if (matter === idleMatter(registry)) return;
  registry.keep(KEY, matter);
  if (matter) placeSession(registry);
};
