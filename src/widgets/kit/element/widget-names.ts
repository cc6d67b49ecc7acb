/** The names of all widgets without `assess-`; `src/build/contract-plugin.ts` fills the list in. */
export const widgetNames: readonly string[] = [];
