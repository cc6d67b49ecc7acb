import type { Scene } from './scene.ts';

/** Holds answers to calls of a method whose path ends so, until `go` is called. Pass `on` as `onReady` of a visit. */
export const holdAnswers = (method: string, end: string) => {
  const gate = Promise.withResolvers<void>();
  const on = ({ backend }: Scene): void => {
    const work = backend.respond;
    backend.respond = async (request) => {
      if (request.method === method && new URL(request.url).pathname.endsWith(end)) await gate.promise;
      return work(request);
    };
  };
  return { on, go: gate.resolve };
};
