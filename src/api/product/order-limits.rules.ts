/** Units that one order may have of a product, as a service gives them. */
type Limits = { minOrderQuantity?: number | undefined; maxOrderQuantity?: number | undefined };

/** What there is to say of a product's limits; undefined where it has none, or none that can be met. Source: QO-04. */
export const orderLimits = ({ minOrderQuantity: min = 1, maxOrderQuantity: max }: Limits) => {
  if (max === undefined) return min > 1 ? ({ kind: 'min', min, max: 0 } as const) : undefined;
  if (max < min) return undefined;
  return { kind: min > 1 ? 'both' : 'max', min, max } as const;
};
