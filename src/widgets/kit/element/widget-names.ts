/** The names of all widgets without `assess-`. `src/build/contract-plugin.ts` fills in the list. */
export const widgetNames: readonly string[] = [];
