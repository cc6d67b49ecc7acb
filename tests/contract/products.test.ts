import { describe, expect, it } from 'vitest';
import { getProduct, lookupProducts } from '../../src/api/product/product.contract.ts';
import { searchProducts } from '../../src/api/product/search.contract.ts';
import { EXTENDED_SETUPS, occ, parsed, SETUPS } from './occ-setup.ts';

describe.each(SETUPS)('products, $prefix, $store', (setup) => {
  it.each(['NOPE', '__proto__', 'a%2Fb', '%252e', '..%2f..%2fetc', 'LMS4-KIT%00'])(
    'answers 400 UnknownIdentifierError for the code %s',
    async (code) => {
      const answer = await occ(setup).ask('GET', `/products/${code}`);
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({
        errors: [
          {
            type: 'UnknownIdentifierError',
            message: `No product has the code '${decodeURIComponent(code)}'.`,
          },
        ],
      });
    },
  );

  it('pages through a search and every product comes once', async () => {
    const { ask } = occ(setup);
    const codes: string[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const answer = await ask('GET', `/products/search?query=memory&currentPage=${page}&pageSize=3`);
      const { products, pagination } = parsed(searchProducts, answer);
      expect(pagination).toMatchObject({ currentPage: page, pageSize: 3, totalResults: 10, totalPages: 4 });
      codes.push(...products.map(({ code }) => code));
      pages = pagination.totalPages;
    }
    expect(new Set(codes).size).toBe(10);
  });

  it.each([
    ['sort=price-desc', 'price-desc'],
    ['sort=nonsense', 'relevance'],
  ])('sorts by %s and marks what is selected', async (query, selected) => {
    const { sorts } = parsed(searchProducts, await occ(setup).ask('GET', `/products/search?${query}`));
    expect(sorts?.filter((sort) => sort.selected).map(({ code }) => code)).toEqual([selected]);
  });

  it('takes text and sort from one query, as OCC writes it', async () => {
    const answer = await occ(setup).ask(
      'GET',
      '/products/search?query=lindgren:price-asc:qualificationLevel:C',
    );
    const { products, freeTextSearch } = parsed(searchProducts, answer);
    const prices = products.map(({ price }) => price?.value ?? 0);
    expect(freeTextSearch).toBe('lindgren');
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each(['currentPage=-1', 'pageSize=0', 'pageSize=1e9', 'currentPage=99999', 'query=%00%25', 'query=['])(
    'answers a search with %s as a page',
    async (query) => {
      const { pagination } = parsed(searchProducts, await occ(setup).ask('GET', `/products/search?${query}`));
      expect(pagination.pageSize).toBeLessThanOrEqual(100);
    },
  );

  it('leaves retired products out of a search', async () => {
    const { products } = parsed(
      searchProducts,
      await occ(setup).ask('GET', '/products/search?query=pemberton'),
    );
    expect(products).toEqual([]);
  });

  it('suggests names for what was typed so far', async () => {
    const { json } = await occ(setup).ask('GET', '/products/suggestions?term=lind&max=5');
    expect(json).toEqual({ suggestions: [{ value: 'Lindgren Memory Scale' }] });
  });

  it.each([
    ['languages', { languages: [{ isocode: 'en', active: true }] }],
    ['currencies', { currencies: [{ isocode: 'USD', symbol: '$' }] }],
    ['countries', { countries: [{ isocode: 'US', name: 'United States' }, { isocode: 'CA' }] }],
    ['titles', { titles: [{ code: 'mr', name: 'Mr' }] }],
  ])('lists %s', async (name, expected) => {
    const { json } = await occ(setup).ask('GET', `/${name}`);
    for (const [key, items] of Object.entries(expected))
      for (const item of items)
        expect(json).toMatchObject({ [key]: expect.arrayContaining([expect.objectContaining(item)]) });
  });
});

describe.each(EXTENDED_SETUPS)('what this store adds to products, $prefix, $store', (setup) => {
  it('gives a product with its codes, price, level and stock', async () => {
    const product = parsed(getProduct, await occ(setup).ask('GET', '/products/LMS4-KIT?fields=FULL'));
    expect(product).toMatchObject({
      name: 'Lindgren Memory Scale, 4th Edition: Complete Kit',
      isbn: '9780306406157',
      price: { currencyIso: 'USD', value: 590 },
      qualificationLevel: 'C',
      productFormat: 'PRINT',
      purchasable: true,
      stock: { stockLevelStatus: 'inStock' },
    });
    expect(product.images?.[0]?.url).toBe('http://commerce.localhost/media/LMS4-KIT.svg');
  });

  it('does not call in stock what is not published yet [CRT-08 part]', async () => {
    const { json } = await occ(setup).ask('GET', '/products/MAB2-KIT?fields=FULL');
    expect(json).toMatchObject({ purchasable: true });
    expect(json).not.toHaveProperty('stock');
  });

  it('says of a product when it ships, as its line in the cart does [CRT-08 part]', async () => {
    const { json } = await occ(setup).ask('GET', '/products/VLS-MAN?fields=FULL');
    expect(json).toMatchObject({
      stock: { stockLevelStatus: 'inStock' },
      estimatedToShip: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('looks up any code of a product, a row a code in the order asked [QO-01 part]', async () => {
    const { ask } = occ(setup);
    const codes = [
      '978-0-306-40615-7',
      'NOPE',
      '0 306 40615 2',
      'lms4-kit',
      '9780306406158',
      '0306406153',
      '__proto__',
      '',
    ];
    const { rows } = parsed(lookupProducts, await ask('POST', '/products/lookup', { body: { codes } }));
    expect(rows.map((row) => row.code)).toEqual(codes);
    const found = [true, false, true, true, false, false, false, false];
    expect(rows.map((row) => row.product?.code)).toEqual(found.map((is) => (is ? 'LMS4-KIT' : undefined)));
  });

  it('finds a product by its UPC', async () => {
    const { ask, repository } = occ(setup);
    const { upc, code } = repository.products().find((product) => product.upc !== undefined)!;
    const { rows } = parsed(
      lookupProducts,
      await ask('POST', '/products/lookup', { body: { codes: [upc] } }),
    );
    expect(rows[0]?.product).toMatchObject({ code, upc });
  });

  it.each([
    ['LMS3-KIT', { notPurchasableReason: 'RETIRED', successor: { code: 'LMS4-KIT' } }],
    ['PIC-KIT', { notPurchasableReason: 'RETIRED' }],
    ['SAF-KITC', { notPurchasableReason: 'NOT_ONLINE' }],
    [
      'LMS4-RSP25',
      { notPurchasableReason: 'OUT_OF_STOCK', stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 } },
    ],
  ])('says why %s can’t be bought [LEAD-02 part]', async (code, expected) => {
    const { rows } = parsed(
      lookupProducts,
      await occ(setup).ask('POST', '/products/lookup', { body: { codes: [code] } }),
    );
    expect(rows[0]?.product).toMatchObject({ purchasable: false, ...expected });
  });

  it('names no successor where there is none', async () => {
    const product = parsed(getProduct, await occ(setup).ask('GET', '/products/PIC-KIT'));
    expect(product).not.toHaveProperty('successor');
  });

  it.each([[[]], [Array.from({ length: 201 }, () => 'x')], [[1]], ['LMS4-KIT']])(
    'refuses a look-up of %j',
    async (codes) => {
      const answer = await occ(setup).ask('POST', '/products/lookup', { body: { codes } });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: [{ type: 'ValidationError' }] });
    },
  );
});

describe('a product not sold on a site', () => {
  it('has no price there and says so', async () => {
    const headers = { 'X-Site-Id': 'asiaassessments' };
    const answer = await occ().ask('GET', '/products/RPW-G3-LIC', { headers });
    const product = parsed(getProduct, answer);
    expect(product).toMatchObject({ purchasable: false, notPurchasableReason: 'NOT_SOLD_HERE' });
    expect(product.price).toBeUndefined();
  });
});

describe('products in the language of a site', () => {
  const ask = async (site: string, lang: string, path: string) => {
    const { json } = await occ().askRoot(
      'GET',
      `/headless/ecommerce/v2${path}${path.includes('?') ? '&' : '?'}lang=${lang}&fields=FULL`,
      { headers: { 'X-Site-Id': site } },
    );
    return json as { name: string; products: { code: string; name: string }[] };
  };

  it.each([
    ['caassessments', 'fr', 'LMS4-KIT', 'Lindgren Memory Scale, 4e édition\u00A0: Trousse complète'],
    [
      'caassessments',
      'fr',
      'FMS-TRN',
      'Fairweather Mathematics Screener\u00A0: Formation en direct en ligne, 10 places au plus',
    ],
    ['caassessments', 'fr', 'RPW-G1-LIC', 'Reading Pathways, 1re année\u00A0: Licence pour un élève'],
    ['caassessments', 'en', 'RPW-G1-LIC', 'Reading Pathways, Grade 1: Student Licence'],
    ['nlassessments', 'nl', 'LMS3-KIT', 'Lindgren Memory Scale (vorige editie): Complete set'],
    [
      'nlassessments',
      'nl',
      'FMS-TRN',
      'Fairweather Mathematics Screener: Live onlinetraining, maximaal 10 plaatsen',
    ],
    ['esassessments', 'es', 'LMS4-REC25', 'Lindgren Memory Scale: Hojas de anotación'],
    ['usassessments', 'en', 'LMS4-KIT', 'Lindgren Memory Scale, 4th Edition: Complete Kit'],
  ])('are named on %s in %s: %s is %s [LOC-12]', async (site, lang, code, name) => {
    expect((await ask(site, lang, `/products/${code}`)).name).toBe(name);
  });

  it.each([
    ['caassessments', 'fr', 'formation', 'FMS-TRN'],
    ['caassessments', 'fr', 'formations mathématiques', 'FMS-TRN'],
    ['caassessments', 'fr', 'trousse de memoire', 'LMS4-KIT'],
    ['caassessments', 'fr', 'cahier de réponses', 'LMS4-RSP25'],
    ['nlassessments', 'nl', 'geheugen handleiding', 'LMS4-MAN'],
    ['esassessments', 'es', 'formación de matemáticas', 'FMS-TRN'],
    ['esassessments', 'es', 'memoria', 'LMS4-KIT'],
    ['caassessments', 'fr', 'Lindgren kit', 'LMS4-KIT'],
  ])('are found on %s in %s by “%s”: %s among them [LOC-12]', async (site, lang, text, code) => {
    const query = encodeURIComponent(text);
    const { products } = await ask(site, lang, `/products/search?query=${query}&pageSize=100`);
    expect(products.map((product) => product.code)).toContain(code);
  });

  it('are not found by words that nothing is about [LOC-12]', async () => {
    const { products } = await ask('caassessments', 'fr', '/products/search?query=formation%20bicyclette');
    expect(products).toEqual([]);
  });
});
