const said = new Set<string>();

/** Tells the page's author, in the console and once, what is wrong and how to mend it (EMB-08). Never the shopper. */
export const reportToAuthor = (tag: string, problem: string): void => {
  const line = `Assess widgets: <${tag}> ${problem}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
};
