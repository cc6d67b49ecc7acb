import type { CustomElementDeclaration, JavaScriptModule, Package } from 'custom-elements-manifest';
import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { className } from './contract-names.ts';
import { describedOf } from './described-widget.ts';
import { attributesOf } from './documented-attribute.ts';

/**
 * Returns `custom-elements.json` (schema 2.1.0) of all widgets, from their contracts (EMB-07). The schema has no field for
 * the version of the described package, so `version` is an additional field.
 */
export const customElementsManifest = (
  widgets: readonly WidgetContract[],
  version: string,
): Package & { version: string } => ({ schemaVersion: '2.1.0', version, modules: widgets.map(moduleOf) });

const moduleOf = (widget: WidgetContract): JavaScriptModule => {
  const { tag, summary } = widget;
  const [name, path] = [className(tag), `${tag.replace('assess-', '')}.js`];
  return {
    kind: 'javascript-module',
    path,
    summary: `Defines <${tag}>. ${summary}`,
    declarations: [elementOf(widget)],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
  };
};

const elementOf = (widget: WidgetContract): CustomElementDeclaration => {
  const attributes = attributesOf(widget);
  const { events, slots, parts, properties } = describedOf(widget);
  return {
    kind: 'class',
    customElement: true,
    tagName: widget.tag,
    name: className(widget.tag),
    summary: widget.summary,
    description: widget.summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(({ name, property, description, propertyType, defaultText }) => ({
      name,
      fieldName: property,
      type: { text: propertyType },
      description,
      ...(defaultText !== undefined && { default: defaultText }),
    })),
    members: attributes.map(({ name, property, spec, description, propertyType }) => ({
      kind: 'field',
      name: property,
      attribute: name,
      type: { text: propertyType },
      description,
      privacy: 'public',
      ...(spec.default !== undefined && { default: JSON.stringify(spec.default) }),
    })),
    events: events.map(({ name, type, description }) => ({ name, type: { text: type }, description })),
    slots,
    cssParts: parts,
    cssProperties: properties,
  };
};
