import type { AttributeSpec, WidgetContract } from '../../../widgets/kit/element/widget-contract.ts';
import { attributesOf } from '../documented-attribute.ts';
import { widgetTitle } from '../contract-names.ts';

type BlockAttribute = { type: 'string' | 'number' | 'boolean'; enum?: readonly string[] };

/** `block.json` of a widget, as far as the plugin uses its format. */
export type BlockJson = {
  $schema: string;
  apiVersion: 2;
  name: string;
  title: string;
  category: 'widgets';
  icon: 'store';
  description: string;
  keywords: readonly string[];
  version: string;
  attributes: Readonly<Record<string, BlockAttribute>>;
  supports: Readonly<Record<string, boolean>>;
  editorScript: string;
};

/** Returns the name of a widget's block: `assess-mini-cart` → `assess-store/mini-cart`. */
export const blockName = (tag: string): string => tag.replace('assess-', 'assess-store/');

/**
 * Returns a widget's block for WordPress's editor (EMB-18). Its attributes are those of the tag, by the same names. None
 * has a default: what the author leaves alone is not written, so the widget's own default applies.
 */
export const blockJson = (widget: WidgetContract, version: string): BlockJson => ({
  $schema: 'https://schemas.wp.org/wp/6.1/block.json',
  apiVersion: 2,
  name: blockName(widget.tag),
  title: widgetTitle(widget.tag),
  category: 'widgets',
  icon: 'store',
  description: widget.summary,
  keywords: ['assess', 'store'],
  version,
  attributes: Object.fromEntries(attributesOf(widget).map(({ name, spec }) => [name, attributeOf(spec)])),
  // The tag is all that a block writes: no class, no wrapper.
  supports: { html: false, className: false, customClassName: false },
  editorScript: 'assess-store-editor',
});

const attributeOf = (spec: AttributeSpec): BlockAttribute => {
  switch (spec.type) {
    case 'boolean':
    case 'number':
      return { type: spec.type };
    case 'enum':
      return { type: 'string', enum: spec.values };
    case 'switch':
      return { type: 'string', enum: ['true', 'false'] };
    case 'string':
    case 'json':
      return { type: 'string' };
  }
};
