import { vi } from 'vitest';
import type { Scene } from './scene.ts';

/** Has the services answer calls such as `GET …/deliverymodes` otherwise from here on, until mocks are restored. `change` is given what has them do their work and answer. */
export const changeAnswers = (
  { backend }: Scene,
  method: string,
  path: RegExp,
  change: (answer: () => Promise<Response>) => Response | Promise<Response>,
): void => {
  const respond = backend.respond.bind(backend);
  vi.spyOn(backend, 'respond').mockImplementation(async (request) =>
    request.method === method && path.test(new URL(request.url).pathname)
      ? change(() => respond(request))
      : respond(request),
  );
};
