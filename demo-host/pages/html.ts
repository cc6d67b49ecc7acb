/** Markup that is safe in a page. `html` makes it, and escapes every value that is not markup. */
export interface Html {
  readonly markup: string;
}

/** The values allowed in an `html` template: nothing, text (escaped), markup (unchanged), or a list of these. */
export type Slot = Html | string | number | false | undefined | readonly Slot[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags or inside a quoted attribute. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function markupOf(slot: Slot): string {
  if (slot === undefined || slot === false) return '';
  if (typeof slot === 'string') return escapeText(slot);
  if (typeof slot === 'number') return String(slot);
  return 'markup' in slot ? slot.markup : slot.map(markupOf).join('');
}

/** Makes markup from a template. Attribute values must be quoted in the template, or escaping does not protect them. */
export function html(strings: TemplateStringsArray, ...slots: readonly Slot[]): Html {
  const markup = strings.map((part, index) => part + markupOf(slots[index]));
  return { markup: markup.join('') };
}

/** Returns the text of a JSON data block. No value can end the script element around it. */
export function jsonBlock(value: unknown): Html {
  return { markup: JSON.stringify(value).replaceAll('<', '\\u003c') };
}

/** Returns a document's text without the templates' own indentation and gaps, so that its source reads well. */
export function tidy(document: Html): string {
  const lines = document.markup.replace(/^[ \t]*\n?/gm, '').replace(/[ \t]+$/gm, '');
  return lines.replace(/(["\w]) +(?=>)/g, '$1').replace(/" {2,}/g, '" ');
}
