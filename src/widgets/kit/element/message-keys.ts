/** The keys of all messages. `src/build/messages-plugin.ts` fills in the list. */
export const messageKeys: readonly string[] = [];
