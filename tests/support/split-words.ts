/** On how many lines a stretch of text stands. */
const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
    .size;

/** The words of an element that a line's end cuts in two; a no-break space and a hyphen are within a word. */
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
