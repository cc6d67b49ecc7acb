/** Returns the number of lines that a range of text covers. */
const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
    .size;

/** Returns an element's words that are split between two lines. A no-break space and a hyphen are part of a word. */
export const splitWords = (element: Element): string[] => {
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/[^ \n]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (linesOf(range) > 1) words.push(word);
    }
  }
  return words;
};
