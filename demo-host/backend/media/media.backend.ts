import type { ProductFormat } from '../../../src/api/product/product.contract.ts';
import type { Route } from '../core/endpoint-handler.ts';
import type { Repository } from '../core/repository.ts';
import type { StoredProduct } from '../product/store.ts';

const HUES: Record<ProductFormat, number> = {
  PRINT: 212,
  DIGITAL: 172,
  QGLOBAL: 262,
  AIMSWEB: 28,
  TRAINING: 340,
};

/** `GET /media/{code}.svg`: a product's picture, drawn from its name. */
export const mediaRoutes = (repository: Repository): Route[] => [
  (app) =>
    app.get('/media/:file{.+\\.svg}', (c) => {
      const product = repository.product(c.req.param('file').replace(/\.svg$/, ''));
      if (!product) return c.notFound();
      return c.body(drawing(product), 200, {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=86400',
        // Nothing of the drawing runs if a person opens it.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    }),
];

const drawing = (product: StoredProduct): string => {
  const hue = HUES[product.format];
  const initials = escaped(product.code.split('-')[0] ?? product.code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" role="img"><title>${escaped(product.name)}</title>
<rect width="160" height="160" fill="hsl(${hue} 45% 94%)"/><rect x="34" y="22" width="92" height="116" rx="4" fill="hsl(${hue} 42% 38%)"/>
<rect x="34" y="22" width="12" height="116" fill="hsl(${hue} 42% 28%)"/><path d="M58 98h54M58 110h36" stroke="hsl(${hue} 45% 80%)" stroke-width="5"/>
<text x="85" y="66" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);
