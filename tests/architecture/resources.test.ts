import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';

/*
 * Which file of the demo host may import which. A resource is a folder of `demo-host/backend`. Its doors are `store.ts` and
 * the file that has the folder's own name; nobody else imports its other files.
 */

const BACKEND = 'demo-host/backend/';
/** The host's own machinery, which knows no resource. */
const CORE = 'core';
/** What a cart comes to and how it changes: the one workflow whose files are open, to whatever is not behind a door. */
const CHECKOUT = 'checkout';
/** What crosses resources: each of these folders opens the doors of any resource. */
const WORKFLOWS = [CHECKOUT, 'control', 'order', 'quote'];
/** The files that mount handlers. */
const MOUNTS = ['app.ts', 'resources.ts'];

/** Whose doors any other resource opens at run time. The types of a door are open to all: a record of one names those of others. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  account: ['address', 'aimsweb', 'preferences', 'q-global', 'user'],
  address: ['account', 'cart', 'site', 'user'],
  cart: ['order', 'product'],
  delivery: ['account', 'address', 'cart'],
  invoice: ['account', 'address', 'order', 'product', 'tax', 'user'],
  payment: ['address', 'card', 'cart'],
  preferences: ['account'],
  promotion: ['account'],
  'q-global': ['account', 'qualified-user', 'user'],
  'qualified-user': ['account', 'qualification', 'user'],
  'saved-cart': ['cart', 'quote'],
  settings: ['promotion'],
  support: ['account', 'user'],
  voucher: ['cart'],
};

/** Texts of files by their paths from the root. */
type Files = Readonly<Record<string, string>>;
type Import = { from: string; to: string; isType: boolean };
/** A file below the backend: `folder` is empty for one that lies in it itself. */
type Place = { folder: string; name: string };

const STATEMENT = /^(?:import|export)(\s+type)?\s[^;'"]*?from\s+'([^']+)'/gm;
const CALL_OR_EFFECT = /\bimport(?:\(\s*|\s+)['"`]([^'"`]+)['"`]/g;

/** Every import of a file that is not of a package. An inline `type` stays an import at run time. */
const importsOf = (from: string, text: string): Import[] => {
  const found = [
    ...[...text.matchAll(STATEMENT)].map(([, type, path]) => ({ path, isType: type !== undefined })),
    ...[...text.matchAll(CALL_OR_EFFECT)].map(([, path]) => ({ path, isType: false })),
  ];
  return found.flatMap(({ path = '', isType }) =>
    path.startsWith('.') ? [{ from, to: posix.join(posix.dirname(from), path), isType }] : [],
  );
};

const placeOf = (path: string): Place | undefined => {
  if (!path.startsWith(BACKEND)) return undefined;
  const [first = '', ...rest] = path.slice(BACKEND.length).split('/');
  return rest.length === 0 ? { folder: '', name: first } : { folder: first, name: rest.join('/') };
};

const isDoor = ({ folder, name }: Place): boolean => name === 'store.ts' || name === `${folder}.ts`;
const isHandler = ({ name }: Place): boolean => name.endsWith('.backend.ts');
const isSeed = ({ name }: Place): boolean => name === 'seed.ts' || name.startsWith('seed/');
const isTest = (path: string): boolean => path.endsWith('.test.ts');
const isOpen = (place: Place): boolean => place.folder === CORE || isDoor(place);

/** What is wrong with an import of the rest of the demo host, or of the files that mount. */
const problemAbove = (from: Place | undefined, to: Place): string | undefined => {
  if (isOpen(to)) return undefined;
  if (from)
    return isHandler(to) || to.folder === '' ? undefined : 'what mounts handlers imports them, and doors';
  return isSeed(to) || MOUNTS.includes(to.name)
    ? undefined
    : 'the rest of the demo host imports the application, core, doors and seeds';
};

const problemOf = ({ from, to, isType }: Import): string | undefined => {
  const [own, other] = [placeOf(from), placeOf(to)];
  if (!other) return undefined;
  if (!own || own.folder === '') return problemAbove(own, other);
  if (other.folder === '') return 'nothing that is mounted imports the application';
  if (isHandler(other)) return 'handlers are mounted; nothing else imports them';
  if (own.folder === other.folder || other.folder === CORE) return undefined;
  if (own.folder === CORE)
    return isType && isDoor(other) ? undefined : 'core knows no resource but the types of its doors';
  // That no door leads there is looked at over all that lies behind it.
  if (other.folder === CHECKOUT) return undefined;
  if (isTest(from) && isSeed(other)) return undefined;
  if (!isDoor(other)) return `${own.folder} enters ${other.folder} by its doors alone`;
  const isKnown = isType || WORKFLOWS.includes(own.folder) || KNOWS[own.folder]?.includes(other.folder);
  return isKnown ? undefined : `${own.folder} does not know ${other.folder}`;
};

/** The doors from which imports lead into the checkout, which would then lie behind what it opens. */
const doorsOntoCheckout = (files: Files, imports: readonly Import[]): string[] => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const leads = (path: string, seen: Set<string>): boolean => {
    if (placeOf(path)?.folder === CHECKOUT) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return (next.get(path) ?? []).some(({ to }) => leads(to, seen));
  };
  return Object.keys(files).filter((path) => {
    const place = placeOf(path);
    return place && place.folder !== CHECKOUT && isDoor(place) && leads(path, new Set());
  });
};

/** Every break of the rule, with the file that makes it first. */
const problemsIn = (files: Files): string[] => {
  const imports = Object.entries(files).flatMap(([path, text]) => importsOf(path, text));
  return [
    ...imports.flatMap((one) => {
      const problem = problemOf(one);
      return problem ? [`${one.from}: ${problem} (${one.to})`] : [];
    }),
    ...doorsOntoCheckout(files, imports).map((path) => `${path}: no door leads into the checkout`),
  ];
};

const kept: Files = Object.fromEntries(
  globSync('demo-host/**/*.ts').map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);

/** A small demo host in which everything is allowed. */
const allowed: Files = {
  'demo-host/backend/app.ts': `import { cardRoutes } from './card/card.backend.ts';\nimport { cardsIn } from './card/store.ts';\nimport { OWN } from './resources.ts';`,
  'demo-host/backend/resources.ts': `import { accountRoutes } from './account/account.backend.ts';`,
  'demo-host/backend/core/repository.ts': `import type { StoredCart } from '../cart/store.ts';\nimport { money } from './money.ts';`,
  'demo-host/backend/core/money.ts': `export const money = 1;`,
  'demo-host/backend/card/card.backend.ts': `import { changeCart } from '../checkout/change-cart.ts';\nimport { cardsIn } from './store.ts';`,
  'demo-host/backend/card/store.ts': `import { seedCards } from './seed.ts';`,
  'demo-host/backend/card/seed.ts': `import type { StoredCard } from './store.ts';`,
  'demo-host/backend/card/card.test.ts': `import { seedAccounts } from '../account/seed.ts';`,
  'demo-host/backend/account/account.backend.ts': `import { addressReply } from '../address/address.ts';\nimport type { StoredCard } from '../card/store.ts';`,
  'demo-host/backend/account/seed.ts': `export const seedAccounts = [];`,
  'demo-host/backend/address/address.ts': `export const addressReply = 1;`,
  'demo-host/backend/cart/store.ts': `export type StoredCart = {};`,
  'demo-host/backend/checkout/change-cart.ts': `import { cardsIn } from '../card/store.ts';`,
  'demo-host/backend/order/place.ts': `import { cardsIn } from '../card/store.ts';\nimport { changeCart } from '../checkout/change-cart.ts';`,
  'demo-host/server.ts': `import { createBackend } from './backend/app.ts';\nimport { seedCards } from './backend/card/seed.ts';`,
};

/** One violation a row: a file as it would lie in that demo host, and what must be said of it. */
const violations: { title: string; file: string; text: string; says: RegExp }[] = [
  {
    title: 'a resource reaching past the doors of another',
    file: 'account/deep.ts',
    text: `import { KNOWN_STREETS } from '../address/known-streets.ts';`,
    says: /account enters address by its doors alone/,
  },
  {
    title: 'a resource reading the seed of another',
    file: 'account/seeded.ts',
    text: `import { HOMES } from '../address/seed/homes.ts';`,
    says: /account enters address by its doors alone/,
  },
  {
    title: 'a resource taking a type from behind the doors of another',
    file: 'account/deep-type.ts',
    text: `import type { Street } from '../address/known-streets.ts';`,
    says: /account enters address by its doors alone/,
  },
  {
    title: 'a resource opening the door of one that it does not know',
    file: 'card/known.ts',
    text: `import { accountsIn } from '../account/store.ts';`,
    says: /card does not know account/,
  },
  {
    title: 'a type that is imported inline, which stays an import at run time',
    file: 'card/inline.ts',
    text: `import { type StoredAccount } from '../account/store.ts';`,
    says: /card does not know account/,
  },
  {
    title: 'a door handing on the door of another',
    file: 'program/store.ts',
    text: `export { cardsIn } from '../card/store.ts';`,
    says: /program does not know card/,
  },
  {
    title: 'a dynamic import',
    file: 'card/late.ts',
    text: `export const late = () => import('../account/store.ts');`,
    says: /card does not know account/,
  },
  {
    title: 'a resource importing the handlers of another',
    file: 'account/handlers.ts',
    text: `import { addressRoutes } from '../address/address.backend.ts';`,
    says: /handlers are mounted/,
  },
  {
    title: 'a workflow importing its own handlers',
    file: 'order/handlers.ts',
    text: `import { orderRoutes } from './order.backend.ts';`,
    says: /handlers are mounted/,
  },
  {
    title: 'a workflow reaching past a door',
    file: 'order/deep.ts',
    text: `import { seedCards } from '../card/seed.ts';`,
    says: /order enters card by its doors alone/,
  },
  {
    title: 'core importing a resource at run time',
    file: 'core/up.ts',
    text: `import { cardsIn } from '../card/store.ts';`,
    says: /core knows no resource/,
  },
  {
    title: 'core importing the checkout',
    file: 'core/checkout.ts',
    text: `import type { Changed } from '../checkout/change-cart.ts';`,
    says: /core knows no resource/,
  },
  {
    title: 'a resource importing the application',
    file: 'card/application.ts',
    text: `import { createBackend } from '../app.ts';`,
    says: /nothing that is mounted imports the application/,
  },
  {
    title: 'a door onto the checkout',
    file: 'program/program.ts',
    text: `import type { Changed } from '../checkout/change-cart.ts';`,
    says: /no door leads into the checkout/,
  },
  {
    title: 'a door onto the checkout by what lies behind it',
    file: 'card/seed.ts',
    text: `import { changeCart } from '../checkout/change-cart.ts';`,
    says: /card\/store\.ts: no door leads into the checkout/,
  },
  {
    title: 'the application reaching past a door',
    file: 'app.ts',
    text: `import { seedCards } from './card/seed.ts';`,
    says: /what mounts handlers imports them, and doors/,
  },
  {
    title: 'a page of the demo host reaching past a door',
    file: '../pages/deep.ts',
    text: `import { KNOWN_STREETS } from '../backend/address/known-streets.ts';`,
    says: /the rest of the demo host imports/,
  },
];

describe('the resources of the demo host', () => {
  it('enter each other by their doors alone, and know no more of each other than is said here', () => {
    expect(Object.keys(kept).length).toBeGreaterThan(150);
    expect(problemsIn(kept)).toEqual([]);
  });

  it('know all that is said here', () => {
    const known = new Set(
      Object.entries(kept)
        .flatMap(([path, text]) => importsOf(path, text))
        .filter(({ from, isType }) => !isType && !isTest(from))
        .map(({ from, to }) => `${placeOf(from)?.folder} > ${placeOf(to)?.folder}`),
    );
    const said = Object.entries(KNOWS).flatMap(([own, others]) => others.map((other) => `${own} > ${other}`));
    expect(said.filter((one) => !known.has(one))).toEqual([]);
  });

  it('are folders: beside them lie the files that mount them alone', () => {
    const flat = Object.keys(kept).filter((path) => placeOf(path)?.folder === '');
    expect(flat.toSorted()).toEqual(MOUNTS.map((name) => `${BACKEND}${name}`));
  });

  it('import files that are there, so that no import slips past the rule by its spelling', () => {
    const imports = Object.entries(kept).flatMap(([path, text]) => importsOf(path, text));
    expect(imports.filter(({ to }) => placeOf(to) && !existsSync(to))).toEqual([]);
  });
});

describe('the rule of their imports', () => {
  it('leaves alone what is allowed', () => {
    expect(problemsIn(allowed)).toEqual([]);
  });

  everyRow(violations)('refuses $title, and says one thing of it', ({ file, text, says }) => {
    const planted = { ...allowed, [posix.join(BACKEND, file)]: text };
    expect(problemsIn(planted)).toEqual([expect.stringMatching(says)]);
  });
});
