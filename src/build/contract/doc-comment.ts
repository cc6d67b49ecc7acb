/** Returns a doc block of one line, or '' for an empty text. Text that would end the block early is broken up. */
export const docComment = (text: string): string =>
  text === '' ? '' : `/** ${text.replaceAll('*/', '*\u200b/').replaceAll(/\s+/g, ' ').trim()} */\n`;
