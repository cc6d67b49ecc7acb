import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { allWords } from '../../demo-host/payment/frame/assets/words.js';
import { compileMessage } from '../../src/build/messages/compile-message.ts';
import {
  createMessageFormat,
  type CompiledMessage,
  type MessageValues,
} from '../../src/core/i18n/message-format.ts';
import spelling from '../../src/core/i18n/spelling.json' with { type: 'json' };
import { spellingOf } from '../../src/core/i18n/spelling.ts';
import {
  missingTerms,
  punctuationFaults,
  refusedWords,
  unchosenPlurals,
  withoutArguments,
  type GlossaryLanguage,
  type Term,
} from './glossary-check.ts';

type Glossary = {
  terms: Term[];
  taxes: Record<string, string>;
  counted: Record<GlossaryLanguage, string[]>;
};
type Country = 'en-ca' | 'en-gb' | 'en-au' | 'en-nz';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const glossary = readJson('docs/glossary.json') as Glossary;

/** The names of the catalogues' files by language. The only French store is Canada's. */
const FILES = { en: 'en', 'fr-ca': 'fr', nl: 'nl', es: 'es' } as const satisfies Record<
  GlossaryLanguage,
  string
>;
const languages = Object.keys(FILES) as GlossaryLanguage[];

/** Returns the texts of the payment frame, a page of its own whose words must be those of the checkout. */
const frameTexts = (language: GlossaryLanguage): [string, string][] =>
  Object.entries(allWords[FILES[language]]).map(([key, text]) => [`payment.frame.${key}`, text]);

const catalogue = (language: GlossaryLanguage): Map<string, string> =>
  new Map([
    ...globSync(`src/widgets/**/messages/${FILES[language]}.json`).flatMap((file) =>
      Object.entries(readJson(file) as Record<string, string>),
    ),
    ...frameTexts(language),
  ]);
const english = catalogue('en');

/**
 * Returns the texts of the demo's own pages and services, by line. They are code, of which only the words in quotes
 * count, without the names of pages and pictures.
 */
const demoTexts = (language: GlossaryLanguage): [string, string][] =>
  globSync([
    `demo-host/pages/content/${FILES[language]}{,-article}.ts`,
    `demo-host/backend/content/seed/navigation-words/${FILES[language]}.ts`,
  ]).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?!\?|[a-z#-]+')(?:[^'\\\n]|\\.)+)'/g)].map(
      ([, text = '']): [string, string] => ['demo', text],
    ),
  );

/** A word of the glossary in each language that its catalogue is sure to have. */
const SPOKEN = { en: 'cart', 'fr-ca': 'panier', nl: 'winkelwagen', es: 'carrito' };

describe('the catalogues and the demo’s pages', () => {
  everyRow(languages)('are read in %s', (language) => {
    expect([...catalogue(language).values()].join('\n').toLowerCase()).toContain(SPOKEN[language]);
    expect(demoTexts(language).length).toBeGreaterThan(50);
    expect(catalogue(language).has('payment.frame.number required')).toBe(true);
  });

  everyRow(languages)('use none of the words that the glossary refuses in %s [LOC-12]', (language) => {
    const faults = [...catalogue(language), ...demoTexts(language)].flatMap(([where, text]) =>
      refusedWords(glossary.terms, language, where, text).map((fault) => `${where}: ${fault} in "${text}"`),
    );
    expect(faults).toEqual([]);
  });

  everyRow(['fr-ca', 'nl', 'es'] as const)('use the glossary’s words in %s [LOC-12]', (language) => {
    const faults = [...catalogue(language)].flatMap(([key, text]) =>
      missingTerms(glossary.terms, language, english.get(key) ?? '', text).map((term) => `${key}: ${term}`),
    );
    expect(faults).toEqual([]);
  });

  everyRow(languages)('are punctuated as %s is [LOC-12]', (language) => {
    const faults = [...catalogue(language), ...demoTexts(language)].flatMap(([where, text]) =>
      punctuationFaults(language, text).map((fault) => `${where}: ${fault} in "${text}"`),
    );
    expect(faults).toEqual([]);
  });

  everyRow(languages)('choose every counted noun by its number in %s [LOC-12]', (language) => {
    const faults = [...catalogue(language)].flatMap(([key, text]) =>
      unchosenPlurals(glossary.counted[language], text).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

/** Returns a message of the product, compiled as in the build and filled in. */
const say = (language: GlossaryLanguage, key: string, values: MessageValues): string => {
  const source = compileMessage(key, catalogue(language).get(key) ?? '');
  const tag = { en: 'en-US', 'fr-ca': 'fr-CA', nl: 'nl-NL', es: 'es-ES' }[language];
  // oxlint-disable-next-line typescript/no-implied-eval -- runs what the compiler wrote, as a module would
  const compiled = new Function(`return ${source}`)() as CompiledMessage;
  const said = typeof compiled === 'string' ? compiled : compiled(values, createMessageFormat(tag));
  // A no-break space keeps a number on the line of what it counts. Here it is read as a space.
  return said.replaceAll(/(?<=\d)\u00a0/g, ' ');
};

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);

describe('plurals', () => {
  it.each<[GlossaryLanguage, number, string]>([
    ['en', 0, '0 seats'],
    ['en', 1, '1 seat'],
    ['en', 2, '2 seats'],
    ['en', 5, '5 seats'],
    ['fr-ca', 0, '0 licence'],
    ['fr-ca', 1, '1 licence'],
    ['fr-ca', 2, '2 licences'],
    ['fr-ca', 5, '5 licences'],
    ['nl', 0, '0 gebruikers'],
    ['nl', 1, '1 gebruiker'],
    ['nl', 2, '2 gebruikers'],
    ['nl', 5, '5 gebruikers'],
    ['es', 0, '0 licencias'],
    ['es', 1, '1 licencia'],
    ['es', 2, '2 licencias'],
    ['es', 5, '5 licencias'],
  ])('are right in %s for %i: %s [LOC-12]', (language, seats, text) => {
    expect(say(language, 'cart.seats', { seats })).toBe(text);
  });

  it.each<[GlossaryLanguage, string, string]>([
    ['en', '1 seat', '10 seats'],
    ['fr-ca', '1 place', '10 places'],
    ['nl', '1 plaats', '10 plaatsen'],
    ['es', '1 plaza', '10 plazas'],
  ])('of the seats of a training are places, not licences, in %s: %s, %s [LOC-12]', (language, one, ten) => {
    for (const key of ['cart.places', 'checkout.places']) {
      expect(say(language, key, { seats: 1 })).toBe(one);
      expect(say(language, key, { seats: 10 })).toBe(ten);
    }
  });
});

/** What the United States alone write, also where the glossary does not list it yet. */
const AMERICAN = {
  'en-ca':
    /\bby check|^check$|canceled|canceling|labeled|traveled|license|colors?\b|center|catalogs?\b|\bgray|favorite/i,
  'en-gb':
    /\bby check|^check$|canceled|canceling|labeled|traveled|license|colors?\b|center|catalogs?\b|\bgray|favorite|(?<!s)iz(?:e[ds]?|ing|ations?)\b|yz(?:e[ds]?|ing)\b|programs?\b|mailing|postal code|fulfill|enroll|judgment/i,
};

describe('the words of other English sites', () => {
  const countries: Country[] = ['en-ca', 'en-gb', 'en-au', 'en-nz'];
  const texts = [...english].map(([key, text]): [string, string] => [key, withoutArguments(text)]);
  const changed = (country: Country): [key: string, was: string, is: string][] =>
    texts
      .map(([key, text]): [string, string, string] => [key, text, spellingOf(country)!(text, key)])
      .filter(([, was, is]) => was !== is);

  everyRow(countries)('are American in no text of %s, other than one to be kept [LOC-12]', (country) => {
    const { kept } = spelling;
    const american = country === 'en-ca' ? AMERICAN['en-ca'] : AMERICAN['en-gb'];
    const left = texts
      .filter(([key]) => !kept.includes(key))
      .map(([key, text]) => spellingOf(country)!(text, key))
      .filter((text) => american.test(country === 'en-au' ? text.replaceAll(/programs?/gi, '') : text));
    expect(left).toEqual([]);
  });

  everyRow(countries)(
    'are listed for %s only where a text has them, and change nothing else [LOC-12]',
    (country) => {
      const words = Object.entries(spelling[country]).filter(([word]) => !word.includes('.'));
      const all = changed(country).filter(([key]) => !(key in spelling[country]));
      for (const [was, is] of words)
        expect(
          all.filter(([, from, to]) => has(from, was) && has(to, is)),
          was,
        ).not.toEqual([]);
      const american = (text: string) =>
        words.reduce((so, [from, to]) => so.replaceAll(to, from), text.toLowerCase());
      for (const [key, was, is] of all) expect(american(is), key).toBe(american(was));
    },
  );

  everyRow(countries)('leave the texts to be kept as they are in %s [LOC-12]', (country) => {
    const { kept, 'en-gb': british } = spelling;
    for (const key of kept) {
      expect(
        Object.keys(british).some((word) => has(english.get(key) ?? '', word)),
        key,
      ).toBe(true);
      expect(changed(country).map(([one]) => one)).not.toContain(key);
    }
  });

  it('are not in the catalogue, which is American [LOC-12]', () => {
    const foreign = Object.values(spelling['en-gb']).filter((word) => word !== 'postcode');
    const faults = texts.filter(([, text]) => foreign.some((word) => has(text, word)));
    expect(faults).toEqual([]);
  });

  everyRow([
    ['en-ca', 'shared.order.status.CANCELLED', 'Cancelled'],
    ['en-ca', 'invoices.kind.CHECK', 'cheque'],
    ['en-au', 'invoices.otherwise', 'Paying by cheque or bank transfer? Give {number} as the reference.'],
    ['en-ca', 'accounts.type.ORGANIZATION', 'Organization'],
    ['en-ca', 'qualifications.type.license', 'Licences'],
    ['en-ca', 'checkout.review.program', 'Program'],
    ['en-gb', 'shared.code.invalid', 'We don’t recognise this promotion code. Check it and try again.'],
    ['en-gb', 'checkout.account.organizations', 'Organisations'],
    ['en-gb', 'contact.post', 'Postal address'],
    ['en-gb', 'checkout.review.program', 'Programme'],
    ['en-au', 'checkout.review.program', 'Program'],
    ['en-au', 'invoices.find.postalCode', 'Billing postcode'],
    ['en-nz', 'quotes.state.cancelled', 'Cancelled'],
  ] as const)('stand in %s: %s is %s [LOC-12]', (country, key, text) => {
    expect(spellingOf(country)!(english.get(key) ?? '', key)).toBe(text);
  });
});

describe('the name of a tax', () => {
  it.each<[GlossaryLanguage, string, string]>([
    ['en', 'us', 'Sales tax'],
    ['en', 'ca', 'GST/HST/PST/QST'],
    ['en', 'gb', 'VAT'],
    ['en', 'au', 'GST'],
    ['en', 'nz', 'GST'],
    ['en', 'sg', 'GST'],
    ['en', 'jp', 'Consumption tax'],
    ['fr-ca', 'ca', 'TPS/TVH/TVQ'],
    ['nl', 'nl', 'Btw'],
    ['es', 'es', 'IVA'],
  ])(
    'is that of the country, the same in the cart, the checkout, a quote, an order and an invoice: %s, %s, %s [LOC-12]',
    (language, country, name) => {
      expect(glossary.taxes[language === 'fr-ca' ? language : country]).toBe(name);
      for (const key of ['cart.vat', 'checkout.tax', 'quotes.tax', 'order-history.tax', 'invoices.tax'])
        expect(say(language, key, { country }), key).toBe(name);
    },
  );

  it.each<[GlossaryLanguage, string, string]>([
    ['nl', 'checkout.taxIncluded', 'Inclusief btw'],
    ['es', 'checkout.taxIncluded', 'IVA incluido'],
    ['es', 'checkout.taxTakenOff', 'Exención del IVA'],
    ['nl', 'quotes.taxIncluded', 'Inclusief btw'],
    ['es', 'quotes.taxIncluded', 'IVA incluido'],
  ])(
    'is said where it is included, of a language that one country speaks: %s, %s, %s [LOC-12]',
    (language, key, text) => {
      expect(say(language, key, {})).toBe(text);
    },
  );
});

describe('the Dutch words of buttons', () => {
  everyRow([
    ...['items', 'account', 'shipping-address', 'payment', 'review', 'quote'].map(
      (to) => `checkout.to.${to}`,
    ),
    ...['dates', 'contact', 'participants'].map((to) => `shared.training.continueTo.${to}`),
  ])('lead on from step to step by the same words: %s [LOC-12]', (key) => {
    expect(say('nl', key, {})).toMatch(/^Verder naar \S/);
  });

  everyRow([
    ['cart.begin', 'Naar snel bestellen'],
    ['mini-cart.begin', 'Naar snel bestellen'],
  ])('name what a press does and command nobody: %s [LOC-12]', (key, words) => {
    expect(say('nl', key, {})).toBe(words);
  });
});

describe('the words of a quote', () => {
  it.each<[GlossaryLanguage, string]>([
    ['en', '“Quote again”'],
    ['fr-ca', '«\u00a0Nouvelle soumission\u00a0»'],
    ['nl', '‘Nieuwe offerte’'],
    ['es', '«Nuevo presupuesto»'],
  ])(
    'set the name of a button that a sentence speaks of in quotation marks: %s, %s [LOC-12]',
    (language, name) => {
      expect(say(language, 'quotes.againNote', {})).toContain(name);
      expect(name).toContain(say(language, 'quotes.again', {}));
    },
  );

  it.each<[GlossaryLanguage, RegExp]>([
    ['fr-ca', /^Demander /],
    ['nl', / aanvragen$/],
    ['es', /^Solicitar /],
  ])('ask for one by the same verb on every button in %s [LOC-12]', (language, verb) => {
    for (const key of ['cart.quote', 'shared.quote.title', 'shared.quote.send'])
      expect(say(language, key, {})).toMatch(verb);
  });

  everyRow(['sumMore', 'sumLess', 'sumSame'])(
    'say today once in French beside what has expired: %s [LOC-12]',
    (key) => {
      const note = `${say('fr-ca', 'quotes.expiredOn', { date: '' })} ${say('fr-ca', `quotes.${key}`, { total: '', amount: '' })}`;
      expect(note.match(/aujourd’hui/gi)).toHaveLength(1);
    },
  );

  everyRow(languages)('end what is said of a field with a full stop in %s [LOC-12]', (language) => {
    for (const key of ['nameNeeded', 'nameLong', 'commentLong'])
      expect(say(language, `shared.quote.${key}`, { limit: 255 })).toMatch(/\.$/);
  });
});

describe('the glossary’s check', () => {
  const terms: Term[] = [
    {
      en: 'cart',
      'fr-ca': ['panier'],
      nl: ['winkelwagen'],
      es: ['carrito'],
      always: true,
      not: { es: ['cesta'] },
    },
    {
      en: 'saved cart',
      'fr-ca': ['panier enregistré'],
      nl: ['bewaarde winkelwagen'],
      es: ['carrito guardado'],
      always: true,
      not: {},
    },
  ];

  everyRow([
    ['Añadir a la cesta', ['"cesta" (carrito)']],
    ['Añadir a las cestas', ['"cesta" (carrito)']],
    ['Añadir {cesta}', []],
    ['Añadir al carrito', []],
    ['encestar', []],
  ])('refuses words in "%s" (planted)', (text, faults) => {
    expect(refusedWords(terms, 'es', 'cart.add', text)).toEqual(faults);
  });

  it('lets a refused word stand where it means something else', () => {
    const [cart] = terms as [Term];
    expect(refusedWords([{ ...cart, notIn: ['gift'] }], 'es', 'gift.title', 'Una cesta')).toEqual([]);
  });

  everyRow([
    ['Your cart', 'Su bolsa', ['cart (carrito)']],
    ['Your carts', 'Sus carritos', []],
    ['Your cartoon', 'Su dibujo', []],
    ['Your saved cart', 'Su carrito', ['saved cart (carrito guardado)']],
    ['{cart} here', 'Aquí', []],
  ])('misses a term of "%s" in "%s" (planted)', (from, to, faults) => {
    expect(missingTerms(terms, 'es', from, to)).toEqual(faults);
  });

  it.each<[GlossaryLanguage, string, number]>([
    ['fr-ca', 'Où est-ce ?', 1],
    ['fr-ca', 'Où est-ce?', 0],
    ['fr-ca', 'Rien n’est perdu; réessayez', 0],
    ['fr-ca', 'Rien n’est perdu ; réessayez', 1],
    ['fr-ca', 'Total:', 1],
    ['fr-ca', 'Total\u00a0:', 0],
    ['fr-ca', 'à 10:30', 0],
    ['fr-ca', '«\u00a0Oui\u00a0»', 0],
    ['fr-ca', '«Oui»', 1],
    ['fr-ca', "l'adresse", 1],
    ['fr-ca', 'Un instant …', 1],
    ['nl', 'Klaar :', 1],
    ['nl', 'foto’s', 0],
    ['nl', "foto's", 1],
    ['nl', '“foto” gebruiken', 1],
    ['nl', '‘foto’ gebruiken', 0],
    ['es', 'Sigue ahí?', 1],
    ['es', '¿Sigue ahí?', 0],
    ['es', '« Sí »', 1],
    ['es', '«Sí»', 0],
    ['en', 'One moment …', 1],
    ['en', 'One moment…', 0],
  ])('judges punctuation in %s: %s (planted)', (language, text, faults) => {
    expect(punctuationFaults(language, text)).toHaveLength(faults);
  });

  everyRow([
    ['at most {max} products fit', 1],
    ['{max, plural, one {# product fits} other {# products fit}}', 0],
    ['{name} products', 1],
    ['row {row}', 0],
  ])('finds a noun that no number chose in "%s" (planted)', (text, faults) => {
    expect(unchosenPlurals(['products'], text)).toHaveLength(faults);
  });
});
