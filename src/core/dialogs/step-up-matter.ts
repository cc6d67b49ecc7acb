import { existingRegistry, type PageRegistry } from '../registry/registry.ts';
import type { Advice } from '../registry/session-door.ts';
import { placeSession } from './page-dialogs.ts';

/** A proof that `<assess-session>` has the shopper give, in a dialog (IDN-05). */
export type StepUpMatter = {
  advice: Advice;
  /** Whether it was given. Once. */
  settle(proven: boolean): void;
  settled: Promise<boolean>;
};

const KEY = 'step-ups';
const NONE: readonly StepUpMatter[] = [];

/** What waits, oldest first: the first is shown. The same array until it changes. */
export const stepUpMatters = (registry: PageRegistry): readonly StepUpMatter[] =>
  (registry.reading(KEY).data as readonly StepUpMatter[] | undefined) ?? NONE;

const isSame = (one: Advice, other: Advice): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Has the shopper prove who they are; who asks for the same while it is open gets the same answer. */
export const raiseStepUp = (advice: Advice): Promise<boolean> => {
  const registry = existingRegistry();
  if (registry === undefined) return Promise.resolve(false);
  const open = stepUpMatters(registry).find((one) => isSame(one.advice, advice));
  if (open) return open.settled;
  placeSession(registry);
  let resolve: (proven: boolean) => void = () => undefined;
  const settled = new Promise<boolean>((done) => (resolve = done));
  const matter: StepUpMatter = {
    advice,
    settled,
    settle: (proven) => {
      registry.keep(
        KEY,
        stepUpMatters(registry).filter((one) => one !== matter),
      );
      resolve(proven);
    },
  };
  registry.keep(KEY, [...stepUpMatters(registry), matter]);
  return settled;
};
