import { noConfiguration, parsePageConfig, type PageConfig } from '../core/config/page-config.ts';
import { flagProblems } from '../core/flags/flag-problems.ts';
import { localeRow } from '../core/locale/locale-table.ts';
import { inWords } from '../widgets/kit/element/author-words.ts';
import { messageProblems } from '../widgets/kit/element/message-problems.ts';
import type { Told } from '../widgets/kit/element/report-to-author.ts';
import { at, type Finding } from './findings.ts';
import type { Tag } from './read-page.ts';

const BLOCK = 'data-assess-config';

/**
 * Reads the configuration as the widgets do, with their own parser, and finds what is wrong with it. `salvaged` is what a
 * block that can't be read seems to say, to examine the policy by.
 */
export const readSettings = (
  tags: readonly Tag[],
  loader: Tag | undefined,
): { config: PageConfig | undefined; salvaged?: PageConfig | undefined; found: Finding[] } => {
  const [block, second] = tags.filter(({ name, attributes }) => name === 'script' && attributes.has(BLOCK));
  const given = loader ? datasetOf(loader) : {};
  const found: Finding[] = [];
  const unused = second ?? (block && Object.keys(given).length > 0 ? loader : undefined);
  if (unused)
    found.push(at('config.twice', unused, `The block of line ${block?.line} counts, this does not.`));
  if (block && block.attributes.get('type')?.value !== 'application/json') {
    const type = block.attributes.get('type')?.value ?? '';
    found.push(at('config.unread', block, `The block has type="${type}".`));
    return { config: undefined, salvaged: salvage(block), found };
  }
  if (!block && Object.keys(given).length === 0) {
    if (loader) found.push(at('config.missing', loader, 'Nothing says where commerce answers.'));
    return { config: undefined, found };
  }
  const tag = block ?? loader;
  const read = block ? fromBlock(block) : { ...parsePageConfig(given), row: 0 };
  const problems: { subject: string; told: Told }[] = read.problems.map((one) => ({
    subject: one.subject,
    told: one,
  }));
  if (read.config) {
    const { locale, flags } = read.config;
    if (locale !== undefined && !localeRow(locale))
      problems.push({ subject: 'locale', told: { subject: 'locale', fault: ['locale', locale] } });
    problems.push(...flagProblems(flags).map((told) => ({ subject: 'flags', told })));
    problems.push(
      ...messageProblems(read.config).map((told) => ({ subject: told.split(':')[0] ?? '', told })),
    );
  }
  for (const { subject, told } of problems) {
    const code = subject === 'configuration' ? 'config.unread' : 'config.setting';
    found.push(at(code, { line: tag ? lineOf(tag, subject, read.row) : 1 }, inWords(told)));
  }
  return { config: read.config, salvaged: block && salvage(block), found };
};

/** Returns the `data-*` attributes of a tag as a browser's `dataset` has them. */
const datasetOf = ({ attributes }: Tag): Record<string, string> =>
  Object.fromEntries(
    [...attributes]
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, { value }]) => [
        name.slice(5).replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );

/** Reads a block. `row` is the line inside it where the JSON can't be read. */
const fromBlock = ({ text }: Tag) => {
  try {
    return { ...parsePageConfig(JSON.parse(text)), row: 0 };
  } catch (error) {
    const why = (error as Error).message;
    const [, at = '0'] = /position (\d+)/.exec(why) ?? [];
    return { ...noConfiguration(['notJson', why]), row: text.slice(0, Number(at)).split('\n').length - 1 };
  }
};

/** Takes the texts of a block of settings, whether or not the JSON around them is right. */
const salvage = ({ text }: Tag): PageConfig | undefined =>
  parsePageConfig(
    Object.fromEntries(
      [...text.matchAll(/["']?(\w+)["']?\s*:\s*(["'])([^"']*)\2/g)].map(([, name, , value]) => [name, value]),
    ),
  ).config;

const lineOf = ({ name, attributes, text, line }: Tag, subject: string, row: number): number => {
  const attribute = attributes.get(
    `data-${subject.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  if (attribute) return attribute.line;
  const at = name === 'script' ? text.indexOf(`"${subject}"`) : -1;
  return line + (at === -1 ? row : text.slice(0, at).split('\n').length - 1);
};
