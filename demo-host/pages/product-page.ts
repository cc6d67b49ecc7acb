import { assessmentIn, nameIn } from '../backend/product/product.ts';
import { seedProducts } from '../backend/product/seed.ts';
import { FAMILIES } from './content/families.ts';
import { familyEntry } from './home-page.ts';
import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import type { Site } from './site.ts';
import { directOrder } from './store-pages.ts';

/** Returns the tag with the author's content. The widget reads the product from the page's address. */
function productTag(site: Site): Html {
  return html`<assess-product>
    <p>${site.text.store.quickOrderFallback}</p>
    ${directOrder(site)}
  </assess-product>`;
}

const NAMES = new Map(seedProducts().map(({ code, name }) => [code, name]));

/**
 * Returns the page of a product's address (LOC-06): the editors' text and the tag. Its title is the product's name, or
 * for an unknown product the code in the address, as text only.
 */
export function productPage(site: Site, code: string): PageBody {
  const family = FAMILIES.find((entry) => entry.code === code);
  const { language } = site.market;
  const title =
    family === undefined ? nameIn(NAMES.get(code) ?? code, language) : assessmentIn(family.name, language);
  const main = html`${pageHead(site, title, lead(site.text.productLead))}
    <div class="wrap">
      ${productTag(site)}
      ${
        family !== undefined &&
        html`<div class="after">
          <ul class="families">
            ${familyEntry(site, family)}
          </ul>
        </div>`
      }
    </div>`;
  return { title, description: site.text.productLead, main };
}
