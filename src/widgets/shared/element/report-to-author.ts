const said = new Set<string>();

/**
 * Tells the page's author, in the console and once, what is wrong and how to mend it (EMB-08). Never the shopper.
 * Without a tag it is the page's own configuration that is wrong, whatever widgets stand on it.
 */
export const reportToAuthor = (tag: string | undefined, problem: string): void => {
  const line = `Assess widgets: ${tag ? `<${tag}> ` : ''}${problem}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
};
