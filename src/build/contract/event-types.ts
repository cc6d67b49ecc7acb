import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { docComment } from './contract-names.ts';

/** The file with the types of all events. The published types contain them unchanged. */
const EVENT_TABLE = 'src/core/events/event-table.ts';

/** An event as a tool shows it: the text of its detail's type, and the text of its doc block. */
type EventDoc = { name: string; detail: string; description: string };

export type EventTypes = {
  /** All type declarations of the table with their doc blocks, as TypeScript. */
  declarations: string;
  /** The events that widgets send, by name. */
  sent: ReadonlyMap<string, EventDoc>;
  /** The events that a page may send to widgets, by name. */
  taken: ReadonlyMap<string, EventDoc>;
};

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Alias = { name: string; members: Member[]; from: number; to: number };
type Member = { name: string; from: number; to: number; typeFrom: number; typeTo: number };

/**
 * Reads the event table as text, so that a new event or type only needs to be written there. Throws if the table does not
 * parse, imports something, or has no `AssessEvents` or `AssessRequests`.
 */
export const readEventTypes = (source = readFileSync(EVENT_TABLE, 'utf8')): EventTypes => {
  const parsed = parseSync('event-table.ts', source);
  if (parsed.errors.length > 0)
    throw new Error(`${EVENT_TABLE} does not parse: ${parsed.errors[0]?.message}`);
  if (parsed.program.body.some(({ type }) => type === 'ImportDeclaration'))
    throw new Error(`${EVENT_TABLE} must import nothing: its types are published as they stand.`);
  const aliases = parsed.program.body.flatMap((statement) => aliasOf(statement) ?? []);
  const eventsOf = (name: string) => eventDocs(name, aliases, parsed.comments, source);
  return {
    declarations: aliases
      .map(
        ({ from, to }) => `${docComment(docBefore(from, parsed.comments, source))}${source.slice(from, to)}`,
      )
      .join('\n\n'),
    sent: eventsOf('AssessEvents'),
    taken: eventsOf('AssessRequests'),
  };
};

const aliasOf = (statement: Statement): Alias | undefined => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'TSTypeAliasDeclaration') return undefined;
  const literal = declaration.typeAnnotation;
  const members =
    literal.type === 'TSTypeLiteral' ? literal.members.flatMap((one) => memberOf(one) ?? []) : [];
  return { name: declaration.id.name, members, from: statement.start, to: statement.end };
};

type Signature = Extract<
  Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'],
  { type: 'TSTypeLiteral' }
>['members'][number];

const memberOf = (signature: Signature): Member | undefined => {
  if (signature.type !== 'TSPropertySignature' || signature.key.type !== 'Literal') return undefined;
  const type = signature.typeAnnotation?.typeAnnotation;
  if (type === undefined) return undefined;
  const { start: from, end: to } = signature;
  return { name: String(signature.key.value), from, to, typeFrom: type.start, typeTo: type.end };
};

const eventDocs = (
  name: string,
  aliases: readonly Alias[],
  comments: Parsed['comments'],
  source: string,
): ReadonlyMap<string, EventDoc> => {
  const alias = aliases.find((one) => one.name === name);
  if (alias === undefined) throw new Error(`${EVENT_TABLE} has no type ${name}.`);
  return new Map(
    alias.members.map((member) => [
      member.name,
      {
        name: member.name,
        detail: oneLine(source.slice(member.typeFrom, member.typeTo)),
        description: docBefore(member.from, comments, source),
      },
    ]),
  );
};

const docBefore = (start: number, comments: Parsed['comments'], source: string): string => {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment === undefined || !comment.value.startsWith('*')) return '';
  if (source.slice(comment.end, start).trim() !== '') return '';
  return oneLine(comment.value.replaceAll(/^\s*\*+ ?/gm, ''));
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
