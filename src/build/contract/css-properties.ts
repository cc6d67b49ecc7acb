import type { WidgetContract } from '../../widgets/shared/element/widget-contract.ts';
import { publicProperties } from '../tokens/public-properties.ts';

/** A custom property as manifests and editors know it; what is absent, none of them may say. */
export type CssProperty = { name: string; description: string; default?: string; syntax?: string };

/** The custom properties a widget takes: its own, then the tokens that theme all widgets. */
export const cssProperties = (widget: Pick<WidgetContract, 'properties'>): CssProperty[] => [
  ...Object.entries(widget.properties).map(([name, description]) => ({ name, description })),
  ...themeProperties(),
];

/** The tokens alone. */
export const themeProperties = (): CssProperty[] =>
  publicProperties().map(({ syntax, ...property }) => ({
    ...property,
    ...(syntax !== undefined && { syntax }),
  }));
