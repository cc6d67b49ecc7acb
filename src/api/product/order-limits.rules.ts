/** The limits of a product's units in one order, as a service sends them. */
type Limits = { minOrderQuantity?: number | undefined; maxOrderQuantity?: number | undefined };

/** Returns the limits to show for a product. Undefined if there are none, or if they can't be met. Source: QO-04. */
export const orderLimits = ({ minOrderQuantity: min = 1, maxOrderQuantity: max }: Limits) => {
  if (max === undefined) return min > 1 ? ({ kind: 'min', min, max: 0 } as const) : undefined;
  if (max < min) return undefined;
  return { kind: min > 1 ? 'both' : 'max', min, max } as const;
};
