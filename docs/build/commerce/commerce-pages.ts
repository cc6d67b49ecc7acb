import { commerceCalls } from './commerce-calls.ts';
import { openApi } from './open-api.ts';
import { searchedLast, section, table, words, type Page } from '../page.ts';

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  description?: string;
};

type Body = { content?: Readonly<Record<string, { schema: Schema }>> };

type Operation = {
  summary: string;
  description: string;
  tags: readonly string[];
  parameters: readonly { name: string; in: string; description?: string }[];
  requestBody?: Body;
  responses: Readonly<Record<string, Body & { description: string }>>;
};

type Description = {
  info: { description: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** Parameters of every call. The list of pages names them once. */
const OF_EVERY_CALL =
  /^(?:userId|lang|curr|X-(?:Site-Id|Request-Id|Routing-Region|Platform-Key|Entry-Point))$/;

/** Returns a schema in the manner of a TypeScript type. A field with `?` is optional. */
const typeOf = (schema: Schema, indent = ''): string => {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '');
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map((one) => typeOf(one, indent)))].join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {}, indent)}[]`;
  if (schema.properties === undefined) return [schema.type ?? 'unknown'].flat().join(' | ');
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties).map(
    ([name, of]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(of, inner)};`,
  );
  return `{\n${fields.join('\n')}\n${indent}}`;
};

const schemaIn = (body: Body | undefined): Schema | undefined => body?.content?.['application/json']?.schema;

const block = (title: string, schema: Schema | undefined): string =>
  schema === undefined ? '' : `${title}\n\n\`\`\`ts\n${typeOf(schema)}\n\`\`\`\n\n`;

const operationText = (verb: string, path: string, operation: Operation): string => {
  const own = operation.parameters.filter(
    ({ name }) => !OF_EVERY_CALL.test(name) && !path.includes(`{${name}}`),
  );
  const answers = Object.entries(operation.responses);
  const [good] = answers.filter(([status]) => status.startsWith('2'));
  return section(
    `\`${verb.toUpperCase()} ${path}\``,
    [
      `${words(operation.summary)}\n\n${words(operation.description)}\n\n`,
      own.length === 0
        ? ''
        : `${table(
            ['parameter', 'in', 'what'],
            own.map((one) => [`\`${one.name}\``, one.in, words(one.description ?? '')]),
          )}\n\n`,
      block('Body:', schemaIn(operation.requestBody)),
      block(`Answer (${good?.[0] ?? 200}):`, schemaIn(good?.[1])),
      table(
        ['status', 'what'],
        answers
          .filter((one) => one !== good)
          .map(([status, { description }]) => [status, words(description)]),
      ),
    ].join(''),
  );
};

const DIVIDED = 'carts';

/** The page of a call. Those of carts are two pages, because the checkout has most of them. */
const groupOf = (tag: string, path: string): string =>
  tag !== DIVIDED
    ? tag
    : /\/(?:defaults|account|qualifieduser|qglobalaccount|aimswebaccount|search\/.*|addresses\/.*|delivery.*|billingaddress|payment.*|thirdpartyprogram)$/.test(
          path,
        )
      ? 'carts-of-the-checkout'
      : tag;

/** The calls that a tag makes, as `GET /path`. */
export const callsOf = (tag: string): readonly string[] => [
  ...new Set(
    commerceCalls
      .filter(({ askedBy }) => askedBy.includes(tag))
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
  ),
];

/** A page for each resource of commerce, made from its OpenAPI description, and one for what several calls answer. */
export const commercePages = (version: string): Record<string, Page> => {
  const { paths, components, info } = openApi(version) as unknown as Description;
  const groups = new Map<string, [string, string, Operation][]>();
  for (const [path, verbs] of Object.entries(paths))
    for (const [verb, operation] of Object.entries(verbs)) {
      const group = groupOf(operation.tags[0] ?? '', path);
      groups.set(group, [...(groups.get(group) ?? []), [verb, path, operation]]);
    }
  const names = [...groups.keys()].toSorted();
  const common = Object.values(paths)
    .flatMap((verbs) => Object.values(verbs))
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => OF_EVERY_CALL.test(name));
  return {
    'reference/commerce/index': {
      title: 'The calls of commerce',
      label: 'All calls',
      order: 0,
      description: 'Every call that the widgets make to commerce: parameters, bodies, answers and errors.',
      body: `These pages are made from \`openapi.json\` (OpenAPI 3.1), which \`npm run contract\` writes into \`dist/contract\`. How to
connect a host: [Connect your own commerce](/docs/services/commerce/).

${words(info.description)}

## Parameters of every call

${table(
  ['parameter', 'in', 'what'],
  [...new Map(common.map((one) => [one.name, one])).values()].map((one) => [
    `\`${one.name}\``,
    one.in,
    words(one.description ?? ''),
  ]),
)}

## Pages

${names.map((name) => `- [${name}](/docs/reference/commerce/${name}/): ${(groups.get(name) ?? []).map(([verb, path]) => `\`${verb.toUpperCase()} ${path}\``).join(', ')}`).join('\n')}
- [Shared types](/docs/reference/commerce/types/)`,
    },
    ...Object.fromEntries(
      names.map((name) => [
        `reference/commerce/${name}`,
        {
          title: `Commerce: ${name.replaceAll('-', ' ')}`,
          label: name,
          description: `Calls of commerce about ${name.replaceAll('-', ' ')}, with bodies, answers and errors.`,
          body: searchedLast(
            (groups.get(name) ?? []).map(([verb, path, one]) => operationText(verb, path, one)).join(''),
          ),
        },
      ]),
    ),
    'reference/commerce/types': {
      title: 'Commerce: shared types',
      label: 'types',
      order: 90,
      description: 'The types that the answers of several calls have.',
      body: searchedLast(
        Object.entries(components.schemas)
          .map(([name, schema]) => section(name, `\`\`\`ts\ntype ${name} = ${typeOf(schema)};\n\`\`\``))
          .join(''),
      ),
    },
  };
};
