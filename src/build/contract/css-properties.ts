import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { publicProperties } from '../tokens/public-properties.ts';

/** A custom property for manifests and editors. An absent field is unknown. */
export type CssProperty = { name: string; description: string; default?: string; syntax?: string };

/** Returns the custom properties of a widget: its own, then the tokens that theme all widgets. */
export const cssProperties = (widget: Pick<WidgetContract, 'properties'>): CssProperty[] => [
  ...Object.entries(widget.properties).map(([name, description]) => ({ name, description })),
  ...themeProperties(),
];

/** Returns the custom properties of the tokens. */
export const themeProperties = (): CssProperty[] =>
  publicProperties().map(({ syntax, ...property }) => ({
    ...property,
    ...(syntax !== undefined && { syntax }),
  }));
