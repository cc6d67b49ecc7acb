/** The keys of all messages; `src/build/messages-plugin.ts` fills the list in. */
export const messageKeys: readonly string[] = [];
