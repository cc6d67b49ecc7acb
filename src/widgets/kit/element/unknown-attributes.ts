import { didYouMean } from '../../../core/config/nearest.ts';

/** The attributes that any HTML element may have. Any other attribute of a widget is either its own or a mistake. */
const GLOBAL =
  /^(?:id|class|style|slot|part|hidden|lang|dir|title|role|tabindex|inert|is|nonce|popover|translate|draggable|accesskey|contenteditable|exportparts|item\w+|aria-.+|data-.+|on.+)$/;

/** Returns a message for the author about each attribute that neither the widget nor HTML knows (EMB-08). */
export const unknownAttributes = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter((name) => !known.includes(name) && !GLOBAL.test(name))
    .map(
      (name) =>
        `${name} is not an attribute of this widget.${didYouMean(name, known)} It has: ${known.join(', ')}.`,
    );
