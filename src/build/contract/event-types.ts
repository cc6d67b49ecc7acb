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

/**
 * Reads the event table as text, so that a new event or type only needs to be written there. Throws if the table does not
 * parse, imports something, or has no `AssessEvents` or `AssessRequests`.
 */
export const readEventTypes = (source = readFileSync(EVENT_TABLE, 'utf8')): EventTypes => {
  const { program, comments, errors } = parseSync('event-table.ts', source);
  if (errors.length > 0) throw new Error(`${EVENT_TABLE} does not parse: ${errors[0]?.message}`);
  if (program.body.some(({ type }) => type === 'ImportDeclaration'))
    throw new Error(`${EVENT_TABLE} must import nothing: its types are published as they stand.`);
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  const docBefore = ({ start }: Span): string => {
    const comment = comments.findLast(({ end }) => end <= start);
    if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim() !== '') return '';
    return oneLine(comment.value.replaceAll(/^\s*\*+ ?/gm, ''));
  };
  const aliases = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'TSTypeAliasDeclaration' ? [{ statement, declared }] : [];
  });
  const eventsOf = (name: string): EventTypes['sent'] => {
    const type = aliases.find(({ declared }) => declared.id.name === name)?.declared.typeAnnotation;
    if (type?.type !== 'TSTypeLiteral') throw new Error(`${EVENT_TABLE} has no type ${name}.`);
    const events = type.members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Literal') return [];
      const detail = member.typeAnnotation && oneLine(textOf(member.typeAnnotation.typeAnnotation));
      return detail ? [{ name: String(member.key.value), detail, description: docBefore(member) }] : [];
    });
    return new Map(events.map((event) => [event.name, event]));
  };
  return {
    declarations: aliases
      .map(({ statement }) => `${docComment(docBefore(statement))}${textOf(statement)}`)
      .join('\n\n'),
    sent: eventsOf('AssessEvents'),
    taken: eventsOf('AssessRequests'),
  };
};

type Span = { start: number; end: number };

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
