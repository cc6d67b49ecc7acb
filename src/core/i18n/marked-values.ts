import type { MessageFormat } from './message-format.ts';

/** What stands around a value in a text while the text is changed. Unicode has these characters for such private use. */
const VALUE = /\ue000([^\ue001]*)\ue001/;

/** Returns a format that marks what a value brings to a text. */
export const markingValues = (format: MessageFormat): MessageFormat => ({
  ...format,
  number: (value) => `\ue000${format.number(value)}\ue001`,
});

/** Returns a text without the marks, its words changed. What a value has brought stays as it is. */
export const changeWords = (text: string, change: (words: string) => string): string =>
  text
    .split(VALUE)
    .map((part, place) => (place % 2 === 0 ? change(part) : part))
    .join('');
