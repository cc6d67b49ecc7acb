import { vi } from 'vitest';
import type { Scene } from './scene.ts';

type Change = (answer: () => Promise<Response>) => Response | Promise<Response>;

/**
 * Changes the services' answers to calls such as `GET …/deliverymodes`, until mocks are restored. `change` gets a
 * function that lets the services do their work and answer.
 */
export const changeAnswers = (scene: Scene, method: string, path: RegExp, change: Change): void =>
  changeCalls(scene, (made, pathname) => made === method && path.test(pathname), change);

/** Changes what the services answer of a cart, when its checkout is entered and when it is read. */
export const changeCart = (scene: Scene, change: Change): void =>
  changeCalls(
    scene,
    (method, pathname) =>
      method === 'PUT'
        ? /\/carts\/[^/]+\/defaults$/.test(pathname)
        : method === 'GET' && /\/carts\/[^/]+$/.test(pathname),
    change,
  );

const changeCalls = (
  { backend }: Scene,
  isOf: (method: string, pathname: string) => boolean,
  change: Change,
): void => {
  const respond = backend.respond.bind(backend);
  vi.spyOn(backend, 'respond').mockImplementation(async (request) =>
    isOf(request.method, new URL(request.url).pathname) ? change(() => respond(request)) : respond(request),
  );
};
