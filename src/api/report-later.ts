import { runtime } from '../core/runtime.ts';

/**
 * Puts a failed call into the page's message centre, by a part that loads only when something failed. Without it (the
 * network may be what failed) the console has to do.
 */
export const reportLater = (id: string, error: unknown): void => {
  const { registry } = runtime();
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(registry, id, error),
    () => console.info(`Assess widgets: ${id} failed.`, error),
  );
};
