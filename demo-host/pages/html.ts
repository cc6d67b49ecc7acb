/**
 * Markup that is safe to place in a page: made by `html`, which escapes every value that is not markup itself.
 */
export interface Html {
  readonly markup: string;
}

/** What may stand in a `html` template: nothing, text (escaped), markup (as it is), or a list of these. */
export type Slot = Html | string | number | false | undefined | readonly Slot[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags or inside a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function markupOf(slot: Slot): string {
  if (slot === undefined || slot === false) return '';
  if (typeof slot === 'string') return escapeText(slot);
  if (typeof slot === 'number') return String(slot);
  return 'markup' in slot ? slot.markup : slot.map(markupOf).join('');
}

/** Template tag. Attribute values must be quoted in the template, or escaping does not hold. */
export function html(strings: TemplateStringsArray, ...slots: readonly Slot[]): Html {
  const markup = strings.map((part, index) => part + markupOf(slots[index]));
  return { markup: markup.join('') };
}

/** A JSON data block's text: no value can end the script element that holds it. */
export function jsonBlock(value: unknown): Html {
  return { markup: JSON.stringify(value).replaceAll('<', '\\u003c') };
}

/** A document's text without the templates' own indentation and gaps, so that its source reads well. */
export function tidy(document: Html): string {
  const lines = document.markup.replace(/^[ \t]*\n?/gm, '').replace(/[ \t]+$/gm, '');
  return lines.replace(/(["\w]) +(?=>)/g, '$1').replace(/" {2,}/g, '" ');
}
