import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import type { Repository } from '../../demo-host/backend/core/repository.ts';
import type { StoredCart } from '../../demo-host/backend/cart/store.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { createSqliteRepository } from '../../demo-host/backend/core/sqlite-repository.ts';
import { temporaryFile } from './occ-setup.ts';

const cart = (guid: string, more: Partial<StoredCart> = {}): StoredCart => ({
  code: guid,
  guid,
  userId: 'anonymous',
  site: 'usassessments',
  version: 0,
  entries: [],
  modifiedAt: 1,
  ...more,
});

const STORES: [string, () => Repository][] = [
  ['memory', () => createMemoryRepository(seedProducts())],
  ['SQLite', () => createSqliteRepository(temporaryFile(), seedProducts())],
];

describe.each(STORES)('repository in %s', (_name, open) => {
  it('keeps nothing of a transaction that throws, not even of an inner one that did not', () => {
    const repository = open();
    repository.saveCart(cart('a'));
    const work = () =>
      repository.transaction(() => {
        repository.transaction(() => repository.saveCart(cart('a', { version: 7 })));
        repository.saveCart(cart('b'));
        repository.saveProduct({ ...repository.product('LMS4-KIT')!, stock: 1 });
        repository.keepAnswer('k', { fingerprint: '', body: '', etag: '', keptAt: 1 });
        throw new Error('stop');
      });
    expect(work).toThrow('stop');
    expect(repository.cart('a')?.version).toBe(0);
    expect(repository.cart('b')).toBeUndefined();
    expect(repository.product('LMS4-KIT')?.stock).toBe(120);
    expect(repository.keptAnswer('k')).toBeUndefined();
    repository.close();
  });

  it('lists a customer’s carts of one site, the last changed first', () => {
    const repository = open();
    repository.saveCart(cart('1', { userId: 'ana', modifiedAt: 5 }));
    repository.saveCart(cart('2', { userId: 'ana', modifiedAt: 9 }));
    repository.saveCart(cart('3', { userId: 'ana', site: 'caassessments' }));
    repository.saveCart(cart('4', { userId: 'eve' }));
    expect(repository.cartsOf('ana', 'usassessments').map(({ guid }) => guid)).toEqual(['2', '1']);
    repository.close();
  });

  it('keeps things of any kind by collection and id, and lists an owner’s in the order of their coming', () => {
    const repository = open();
    const cards = repository.collection<{ name: string }>('cards');
    cards.put('1', 'ana', { name: 'first' });
    cards.put('2', 'ana', { name: 'second' });
    cards.put('3', 'eve', { name: 'hers' });
    cards.put('1', 'ana', { name: 'first, changed' });
    repository.collection('addresses').put('1', 'ana', { street: 'elsewhere' });
    expect(cards.of('ana')).toEqual([{ name: 'first, changed' }, { name: 'second' }]);
    expect(cards.get('3')).toEqual({ name: 'hers' });
    expect([cards.get('4'), cards.get('__proto__'), cards.of('constructor')]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    cards.remove('2');
    expect(cards.of('ana')).toHaveLength(1);
    cards.clear();
    expect([cards.of('ana'), cards.of('eve')]).toEqual([[], []]);
    expect(repository.collection('addresses').get('1')).toEqual({ street: 'elsewhere' });
    repository.close();
  });

  it('keeps nothing of a collection’s change in a transaction that throws', () => {
    const repository = open();
    const cards = repository.collection<{ name: string }>('cards');
    cards.put('1', 'ana', { name: 'before' });
    const work = () =>
      repository.transaction(() => {
        cards.put('1', 'ana', { name: 'after' });
        cards.put('2', 'ana', { name: 'new' });
        repository.collection('orders').put('o', 'ana', {});
        throw new Error('stop');
      });
    expect(work).toThrow('stop');
    expect(cards.of('ana')).toEqual([{ name: 'before' }]);
    expect(repository.collection('orders').get('o')).toBeUndefined();
    repository.close();
  });

  it('gives copies of what a collection keeps', () => {
    const repository = open();
    const cards = repository.collection<{ names: string[] }>('cards');
    const names = ['a'];
    cards.put('1', 'ana', { names });
    names.push('b');
    expect(cards.get('1')).toEqual({ names: ['a'] });
    repository.close();
  });

  it('keeps its own copy of what it is given', () => {
    const repository = open();
    const entries = [{ productCode: 'LMS4-KIT', quantity: 1 }];
    repository.saveCart(cart('a', { entries }));
    entries[0]!.quantity = 99;
    expect(repository.cart('a')?.entries).toEqual([{ productCode: 'LMS4-KIT', quantity: 1 }]);
    repository.close();
  });

  it('finds nothing under the names of the prototype', () => {
    const repository = open();
    for (const name of ['__proto__', 'constructor', "' OR 1=1 --"]) {
      expect(repository.product(name)).toBeUndefined();
      expect(repository.cart(name)).toBeUndefined();
      expect(repository.keptAnswer(name)).toBeUndefined();
    }
    repository.close();
  });
});

describe('the SQLite file', () => {
  it('survives a restart, with what was changed in the catalogue', () => {
    const file = temporaryFile();
    const before = createSqliteRepository(file, seedProducts());
    before.saveCart(cart('a', { version: 3 }));
    before.saveProduct({ ...before.product('LMS4-KIT')!, stock: 1 });
    const code = before.nextCartCode();
    before.close();
    const after = createSqliteRepository(file, []);
    expect(after.cart('a')?.version).toBe(3);
    expect(after.product('LMS4-KIT')?.stock).toBe(1);
    expect(after.products()).toHaveLength(seedProducts().length);
    expect(after.nextCartCode() > code).toBe(true);
    after.close();
  });

  it('is made anew when it has another schema version', () => {
    const file = temporaryFile();
    const before = createSqliteRepository(file, seedProducts());
    before.saveCart(cart('a'));
    before.close();
    const raw = new DatabaseSync(file);
    raw.exec('PRAGMA user_version = 999');
    raw.close();
    const after = createSqliteRepository(file, seedProducts());
    expect(after.cart('a')).toBeUndefined();
    expect(after.product('LMS4-KIT')?.code).toBe('LMS4-KIT');
    after.close();
  });

  it('is made anew when it is no database', () => {
    const file = temporaryFile();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'not a database, but long enough to look like one '.repeat(50));
    const repository = createSqliteRepository(file, seedProducts());
    expect(repository.product('LMS4-KIT')?.code).toBe('LMS4-KIT');
    repository.close();
  });
});

describe('the application object', () => {
  it('imports nothing of Node, so that it runs in a browser', () => {
    const root = resolve('demo-host/backend');
    const seen = new Set<string>();
    const outside = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g))
        if (name.startsWith('.')) visit(resolve(dirname(file), name));
        else outside.add(name);
    };
    for (const name of ['app.ts', 'core/memory-repository.ts', 'core/clock.ts', 'product/seed.ts'])
      visit(resolve(root, name));
    expect([...outside].toSorted()).toEqual(['@cantoo/pdf-lib', 'hono', 'valibot']);
  });
});
