/** Returns the current time in milliseconds since the epoch. All code reads the time here; tests replace the page's clock. */
export const now = (): number => Date.now();

/** Resolves after this many milliseconds. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves as `answer` does. Rejects if that takes longer than `ms` milliseconds, by default with the time in words. */
export const inTime = async <Answer>(
  answer: Answer | Promise<Answer>,
  ms: number,
  late = new Error(`No answer in ${ms / 1000} s.`),
): Promise<Answer> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, ms, late);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
};
