/** A doc block of one line, or nothing for no text; what would end the block early is taken apart. */
export const docComment = (text: string): string =>
  text === '' ? '' : `/** ${text.replaceAll('*/', '*\u200b/').replaceAll(/\s+/g, ' ').trim()} */\n`;
