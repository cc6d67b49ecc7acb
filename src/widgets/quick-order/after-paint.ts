/** The longest wait, in milliseconds. A hidden page paints nothing. */
const LATEST_MS = 100;

/**
 * Runs `work` after the browser has painted what was changed until now. So a key or a click shows its own effect first,
 * and what follows from it later (PERF-09). Returns a function that cancels it.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(latest);
  };
  const run = () => {
    cancel();
    work();
  };
  const latest = setTimeout(run, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run);
  });
  return cancel;
};
