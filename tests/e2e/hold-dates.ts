/**
 * Makes the dates of this process, in which the demo host's identity service runs, start at an instant and go on from
 * there: the library dates its tokens by its own clock. Returns a function that restores the real time.
 */
export const holdDates = (start: number): (() => void) => {
  const Real = Date;
  const shift = start - Real.now();
  const shifted = new Proxy(Real, {
    construct: (target, given: [], self) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + shift] : given, self) as Date,
    get: (target, name) =>
      name === 'now' ? () => target.now() + shift : (Reflect.get(target, name) as unknown),
  });
  globalThis.Date = shifted;
  return () => {
    globalThis.Date = Real;
  };
};
