import { vi } from 'vitest';
import type { Scene } from './scene.ts';

/**
 * Changes the services' answers to calls such as `GET …/deliverymodes`, until mocks are restored. `change` gets a
 * function that lets the services do their work and answer.
 */
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
