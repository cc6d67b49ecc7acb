/** Where the watch of a page sends what it hears. */
export const HEARD_PATH = '/__heard';
/** Where a page gets its watch. */
export const WATCH_PATH = '/__watch.js';

/**
 * Tells the host what goes wrong in a page: errors that nobody caught, errors on the console, and what the page's
 * policy refused. It is the first script of each page, because WebDriver has no such messages of WebKitGTK.
 */
const watchPage = (to: string): void => {
  const tell = (...said: unknown[]) =>
    void navigator.sendBeacon(to, `${location.pathname}: ${said.map(String).join(' ')}`);
  addEventListener('error', ({ message, error }) =>
    tell('uncaught', message, (error as Error | null)?.stack ?? ''),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tell('policy', effectiveDirective, blockedURI, sample),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    tell('console', ...said);
    error.apply(console, said);
  };
};

export const WATCH_SCRIPT = `(${String(watchPage)})(${JSON.stringify(HEARD_PATH)});`;
