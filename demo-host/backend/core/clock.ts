/** The server time, in milliseconds since 1970. It follows the real clock until a test holds or moves it. */
export type Clock = {
  now(): number;
  /** Stops the clock at this instant. */
  hold(at: number): void;
  /** Moves the clock forward by so many milliseconds, whether held or running. */
  advance(ms: number): void;
  /** Returns to the real time. */
  release(): void;
};

export const createClock = (real: () => number = () => Date.now()): Clock => {
  let held: number | undefined;
  let offset = 0;
  return {
    now: () => held ?? real() + offset,
    hold: (at) => {
      held = at;
    },
    advance: (ms) => {
      if (held === undefined) offset += ms;
      else held += ms;
    },
    release: () => {
      held = undefined;
      offset = 0;
    },
  };
};
