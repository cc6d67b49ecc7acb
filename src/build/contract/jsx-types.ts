import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { className, pascalCase, docComment } from './contract-names.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';

/** How a framework names attributes and events in a template. */
type Names = {
  attributeOf(attribute: DocumentedAttribute): string;
  eventOf(event: string): string;
};

/** React writes the attribute by its own name. */
const REACT: Names = { attributeOf: ({ name }) => name, eventOf: (event) => `on${event}` };

/** Vue's checker reads `heading-level` as `headingLevel`. */
const VUE: Names = {
  attributeOf: ({ property }) => property,
  eventOf: (event) => `on${pascalCase(event)}`,
};

/**
 * A framework sets the property if it has the attribute's name. Otherwise it writes the attribute. The property of a switch
 * takes the text "false" too, because HTML writes it so.
 */
const typeOf = ({ name, property, propertyType, attributeType, spec }: DocumentedAttribute): string => {
  if (name !== property) return attributeType;
  return spec.type === 'switch' ? `${propertyType} | 'true' | 'false'` : propertyType;
};

const propsInterface = (widget: WidgetContract, { attributeOf, eventOf }: Names): string => {
  const attributes = attributesOf(widget).map(
    (attribute) =>
      `  ${docComment(attribute.description)}  '${attributeOf(attribute)}'?: ${typeOf(attribute)} | undefined;`,
  );
  const events = Object.entries(widget.events).map(
    ([event, description]) =>
      `  ${docComment(description)}  '${eventOf(event)}'?: ((event: AssessEventMap['${event}']) => void) | undefined;`,
  );
  const lines = [...attributes, ...events].join('\n');
  return `export interface ${pascalCase(widget.tag)}Attributes {\n${lines}\n}`;
};

/** Returns `react.d.ts`: the tags in JSX for React 19, with `onassess-…` for their events (EMB-07). */
export const reactTypes = (
  widgets: readonly WidgetContract[],
): string => `import type { AssessEventMap, ${widgets.map(({ tag }) => className(tag)).join(', ')} } from './elements.d.ts';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${widgets.map((widget) => propsInterface(widget, REACT)).join('\n\n')}

/** React takes \`className\` and HTML's own \`class\`. */
type Tag<Attributes, Element> = Attributes &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${widgets.map(({ tag }) => `      '${tag}': Tag<${pascalCase(tag)}Attributes, ${className(tag)}>;`).join('\n')}
    }
  }
}
`;

/** Returns `vue.d.ts`: the tags in Vue 3 templates, with `@assess-…` for their events (EMB-07). */
export const vueTypes = (
  widgets: readonly WidgetContract[],
): string => `import type { AssessEventMap } from './elements.d.ts';
import type { HTMLAttributes } from 'vue';

${widgets.map((widget) => propsInterface(widget, VUE)).join('\n\n')}

type Tag<Attributes> = new () => { $props: Attributes & Omit<HTMLAttributes, keyof Attributes> };

declare module 'vue' {
  /** What an element is drawn into: any element may stand in a widget's slot. */
  interface HTMLAttributes {
    slot?: string | undefined;
  }
  interface GlobalComponents {
${widgets.map(({ tag }) => `    '${tag}': Tag<${pascalCase(tag)}Attributes>;`).join('\n')}
  }
}
`;
