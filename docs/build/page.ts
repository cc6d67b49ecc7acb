/** A page of the documentation that is made from data. */
export type Page = {
  title: string;
  /** One sentence. It stands below the title in lists and in `llms.txt`. */
  description: string;
  /** Markdown. */
  body: string;
  /** The place among the pages of its folder. */
  order?: number;
  /** The words in the site's list of pages, if the title is too long for it. */
  label?: string;
};

/** Returns the page as a Markdown file with its front matter. */
export const pageText = ({ title, description, body, order, label }: Page): string => {
  const sidebar = { ...(order !== undefined && { order }), ...(label !== undefined && { label }) };
  const matter = { title, description, sidebar };
  return `---\n${Object.entries(matter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body.trim()}\n`;
};

/** Returns text as it stands, so that nothing in it counts as Markdown or HTML. */
export const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\*_[\]`~|]/g, String.raw`\$&`);

/** Returns words of a contract as Markdown. What is between backticks stays code, and a tag becomes code. */
export const words = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part.replaceAll(/<[a-z][^>]*>|[<>]/g, (tag) => (tag.length > 1 ? `\`${tag}\`` : `&lt;`)),
    )
    .join('');

/** Returns a Markdown table. A cell may have Markdown, and no line break. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, String.raw`\|`).replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
};

export const code = (text: unknown): string => `\`${String(text)}\``;

/** Returns a section with its heading, or '' if there is nothing to say. */
export const section = (title: string, body: string, level = 2): string =>
  body === '' ? '' : `${'#'.repeat(level)} ${title}\n\n${body}\n\n`;

/** Marks a part of a page that the site's search lists below what is written about the same words. */
export const searchedLast = (body: string): string =>
  `<div data-pagefind-weight="0.4">\n\n${body.trim()}\n\n</div>`;
