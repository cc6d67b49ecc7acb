import { productLink } from './product-link.ts';

/**
 * Draws a product's name in the direction of its own script. It links to the product's page if the store has such pages
 * (CRT-09 a).
 */
export const ProductName = ({ code, name }: { code: string; name: string }) => {
  const link = productLink(code);
  const words = <bdi>{name}</bdi>;
  return link === undefined ? words : <a href={link}>{words}</a>;
};
