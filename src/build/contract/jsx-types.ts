import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { className, pascalCase } from './class-name.ts';
import { docComment } from './doc-comment.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';

/** A framework sets the property if it has the attribute's name. Otherwise it writes the attribute. */
const typeOf = ({ name, property, propertyType, attributeType }: DocumentedAttribute): string =>
  name === property ? propertyType : attributeType;

const attributeLines = (widget: WidgetContract): string[] =>
  attributesOf(widget).map(
    (attribute) =>
      `  ${docComment(attribute.description)}  '${attribute.name}'?: ${typeOf(attribute)} | undefined;`,
  );

const eventLines = (widget: WidgetContract, propOf: (event: string) => string): string[] =>
  Object.entries(widget.events).map(
    ([event, description]) =>
      `  ${docComment(description)}  '${propOf(event)}'?: ((event: AssessEventMap['${event}']) => void) | undefined;`,
  );

const propsInterface = (widget: WidgetContract, propOf: (event: string) => string): string =>
  `export interface ${pascalCase(widget.tag)}Attributes {
${[...attributeLines(widget), ...eventLines(widget, propOf)].join('\n')}
}`;

const imports = (widgets: readonly WidgetContract[]): string =>
  `import type { AssessEventMap, ${widgets.map(({ tag }) => className(tag)).join(', ')} } from './elements.d.ts';`;

/** Returns `react.d.ts`: the tags in JSX for React 19, with `onassess-…` for their events (EMB-07). */
export const reactTypes = (widgets: readonly WidgetContract[]): string => `${imports(widgets)}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${widgets.map((widget) => propsInterface(widget, (event) => `on${event}`)).join('\n\n')}

type Tag<Attributes, Element> = Attributes &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>;

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

${widgets.map((widget) => propsInterface(widget, (event) => `on${pascalCase(event)}`)).join('\n\n')}

type Tag<Attributes> = new () => { $props: Attributes };

declare module 'vue' {
  interface GlobalComponents {
${widgets.map(({ tag }) => `    '${tag}': Tag<${pascalCase(tag)}Attributes>;`).join('\n')}
  }
}
`;
