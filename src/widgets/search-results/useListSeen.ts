import { useEffect, useRef, type RefObject } from 'react';
import type { Product } from '../../api/product/product.contract.ts';
import { emit } from '../../core/events/emit.ts';
import { runtime } from '../../core/runtime.ts';
import { useHost } from '../kit/element/widget-context.ts';

/** Tells the page about products once they have come into view (ANA-02 d). `first` is the place of the first, from 1. */
export const useListSeen = (
  products: readonly Product[],
  first: number,
  isPrevious: boolean,
): RefObject<HTMLOListElement | null> => {
  const host = useHost();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isPrevious || runtime().author || !list.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const currency = products.find(({ price }) => price)?.price?.currencyIso;
      emit(host, 'assess-list-seen', {
        list: 'search',
        ...(currency !== undefined && { currency }),
        products: products.map(({ code, name, programName, price }, index) => ({
          code,
          name,
          ...(programName !== undefined && { program: programName }),
          ...(price && { price: price.value }),
          position: first + index,
        })),
      });
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [products, first, isPrevious, host]);
  return list;
};
