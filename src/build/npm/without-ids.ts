const ID = String.raw`[A-Z]{2,4}-\d{2}(?: [a-z](?:,[a-z])*)?`;
const IDS = String.raw`${ID}(?:(?:,| to| and)\s+(?:\*\s+)?${ID})*`;
const GAP = String.raw`\s+(?:\*\s+)?`;

/** The forms in which comments of the sources name our own specification. */
const NOTES = [
  new RegExp(String.raw`${GAP}\((?:${IDS}|specification section \d+)\)`, 'g'),
  new RegExp(String.raw`${GAP}Source:${GAP}(?:${IDS}|specification section \d+)\.`, 'g'),
  new RegExp(String.raw`${GAP}See api\.md, section \d+\.`, 'g'),
];

const LEFT = new RegExp(String.raw`\b${ID}\b|\bapi\.md\b|specification section`);

/**
 * Removes what the comments of published types say about our own specification, which integrators don't have.
 *
 * @throws {Error} if something in another form remains.
 */
export const withoutIds = (types: string): string => {
  const text = NOTES.reduce((left, note) => left.replaceAll(note, ''), types);
  const [left] = LEFT.exec(text) ?? [];
  if (left !== undefined)
    throw new Error(
      `The published types name "${left}" in a form that src/build/npm/without-ids.ts does not know.`,
    );
  return text;
};
