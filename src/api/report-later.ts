import { late } from '../core/late.ts';
import { runtime } from '../core/runtime.ts';

/** What failed and has not been solved since, by id: what each time was about. */
const unsolved = new Map<string, Set<string>>();

/**
 * Puts a failed call into the page's message centre, by a part that loads only when something failed. Without it (the
 * network may be what failed) the console has to do. `about`: what of several things of this id failed.
 */
export const reportLater = (id: string, error: unknown, about = ''): void => {
  const { registry } = runtime();
  unsolved.set(id, (unsolved.get(id) ?? new Set()).add(about));
  late(() => import('./report-failure.ts')).then(
    ({ reportFailure }) => {
      // It may have been solved while that loaded.
      if (unsolved.has(id)) reportFailure(registry, id, error);
    },
    () => console.info(`Assess widgets: ${id} failed.`, error),
  );
};

/** What failed has succeeded since: nobody need read of it any more, once that is so of all that failed under this id. */
export const reportSolved = (id: string, about = ''): void => {
  const left = unsolved.get(id);
  if (!left?.delete(about) || left.size > 0) return;
  reportOver((one) => one === id);
};

/** What these failures are about is not there any more, as the cart of an order that is placed. */
export const reportOver = (isOver: (id: string) => boolean): void => {
  for (const id of [...unsolved.keys()].filter(isOver)) {
    unsolved.delete(id);
    runtime().registry.actions.dismiss(id);
  }
};
