import { late } from '../core/late.ts';
import { runtime } from '../core/runtime.ts';

/** The unsolved failures by id, each with the things that it was about. */
const unsolved = new Map<string, Set<string>>();

/** Publishes a failed call in the message centre, by code that loads then. `about` distinguishes failures of one id. */
export const reportLater = (id: string, error: unknown, about = ''): void => {
  const { registry } = runtime();
  unsolved.set(id, (unsolved.get(id) ?? new Set()).add(about));
  late(() => import('./report-failure.ts')).then(
    ({ reportFailure }) => {
      // It may have been solved while the code was loading.
      if (unsolved.has(id)) reportFailure(registry, id, error, about);
    },
    () => console.info(`Assess widgets: ${id} failed.`, error),
  );
};

/** Records that a failed operation has succeeded. Its message is removed once all failures of this id are solved. */
export const reportSolved = (id: string, about = ''): void => {
  const left = unsolved.get(id);
  if (!left?.delete(about) || left.size > 0) return;
  reportOver((one) => one === id);
};

/** Removes failures whose subject no longer exists, such as the cart of a placed order. */
export const reportOver = (isOver: (id: string) => boolean): void => {
  for (const id of [...unsolved.keys()].filter(isOver)) {
    unsolved.delete(id);
    runtime().registry.actions.dismiss(id);
  }
};
