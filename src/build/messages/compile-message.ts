import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Compiles an ICU message to JavaScript source: a string literal, or a function `(v, f) => string` of the values and a
 * `MessageFormat`. Supports what the catalogues use: text, `{name}`, plural (with `=n`, offset and `#`) and select. Throws
 * on a syntax error and on any other ICU type; the error names the message.
 */
export const compileMessage = (key: string, message: string): string => {
  const elements = parseOrExplain(key, message);
  const [first] = elements;
  if (first === undefined) return '""';
  if (elements.length === 1 && first.type === TYPE.literal) return JSON.stringify(first.value);
  return `(v, f) => ${template(elements, key)}`;
};

/** Returns the names of a message's values, sorted. A test compares them across the languages. */
export const messageArguments = (key: string, message: string): string[] => {
  const names = new Set<string>();
  const collect = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        names.add(element.value);
        for (const option of Object.values(element.options)) collect(option.value);
      }
    }
  };
  collect(parseOrExplain(key, message));
  return [...names].sort();
};

/** Returns how long the longest form of a message is, with the names of its values in braces. */
export const longestLength = (key: string, message: string): number => {
  const lengthOf = (elements: MessageFormatElement[]): number =>
    elements.reduce((sum, element) => {
      if (element.type === TYPE.literal) return sum + element.value.length;
      if (element.type === TYPE.argument) return sum + element.value.length + 2;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum + 1;
      return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
    }, 0);
  return lengthOf(parseOrExplain(key, message));
};

const parseOrExplain = (key: string, message: string): MessageFormatElement[] => {
  try {
    return parse(message, { ignoreTag: true });
  } catch (cause) {
    throw new Error(`The message "${key}" is not valid ICU: ${message}`, { cause });
  }
};

type Plural = { name: string; offset: number };

const template = (elements: MessageFormatElement[], key: string, plural?: Plural): string =>
  `\`${elements.map((element) => part(element, key, plural)).join('')}\``;

const part = (element: MessageFormatElement, key: string, plural?: Plural): string => {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[`\\]|\$\{/g, '\\$&');
    case TYPE.argument:
      return `\${f.number(v.${element.value})}`;
    case TYPE.pound:
      return plural && plural.offset > 0
        ? `\${f.number(v.${plural.name} - ${plural.offset})}`
        : `\${f.number(v.${plural?.name})}`;
    case TYPE.plural: {
      const inner = { name: element.value, offset: element.offset };
      return `\${f.plural(v.${element.value}, ${element.offset}, ${options(element.options, key, inner)})}`;
    }
    case TYPE.select:
      return `\${f.select(v.${element.value}, ${options(element.options, key, plural)})}`;
    default:
      throw new Error(`The message "${key}" uses an ICU type the widgets do not support.`);
  }
};

const options = (
  all: Record<string, { value: MessageFormatElement[] }>,
  key: string,
  plural?: Plural,
): string =>
  `{${Object.entries(all)
    .map(([name, option]) => `${JSON.stringify(name)}: () => ${template(option.value, key, plural)}`)
    .join(', ')}}`;
