import type { Quote } from '../../api/quote/quote.contract.ts';
import type { useQuotesMessages } from './useQuotesMessages.ts';

const METHODS = { ground: 'ground', expedited: 'expedited' } as const;

/**
 * Returns a shipping method and how long it takes, as the service or else the store says it. Source: CHK-08 a.
 */
export const methodText = (
  mode: Quote['deliveryMode'],
  t: ReturnType<typeof useQuotesMessages>,
): string | undefined => {
  if (!mode) return undefined;
  const known = Object.hasOwn(METHODS, mode.code) ? METHODS[mode.code as keyof typeof METHODS] : undefined;
  const name = mode.name ?? (known ? t(`quotes.method.${known}`) : mode.code);
  const time = mode.description ?? (known && t(`quotes.method.${known}Time`));
  return [name, time].filter(Boolean).join(' · ');
};
