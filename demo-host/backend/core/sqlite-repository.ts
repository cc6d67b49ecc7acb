import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredCart } from '../cart/store.ts';
import type { StoredProduct } from '../product/store.ts';
import type { Collection } from './collection.ts';
import { cartCode } from './memory-repository.ts';
import type { KeptAnswer, Repository } from './repository.ts';

/** Raised with every change of the tables or of their JSON. If the file has another number, it is rebuilt. */
const SCHEMA_VERSION = 4;

const SCHEMA = `
  CREATE TABLE product (code TEXT PRIMARY KEY, place INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
  CREATE TABLE cart (guid TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, site TEXT NOT NULL,
    modified_at INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
  CREATE INDEX cart_of ON cart (user_id, site, modified_at);
  CREATE TABLE answer (key TEXT PRIMARY KEY, kept_at INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
  CREATE TABLE item (collection TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, place INTEGER NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY (collection, id)) STRICT;
  CREATE INDEX item_of ON item (collection, owner, place);
  CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
`;

/**
 * Creates a repository in one SQLite file, which survives a restart. A file with another schema version, or one that is
 * not a database, is deleted and created again from the given products.
 */
export const createSqliteRepository = (file: string, products: readonly StoredProduct[]): Repository => {
  const database = openDatabase(file, products);
  const transaction = transactionOf(database);
  return {
    ...productTable(database),
    ...cartTable(database),
    ...answerTable(database),
    ...itemTable(database),
    transaction,
    close: () => database.close(),
  };
};

const openDatabase = (file: string, products: readonly StoredProduct[]): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const current = openCurrent(file);
  if (current) return current;
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`);
  const insert = database.prepare('INSERT INTO product VALUES (?, ?, ?)');
  transactionOf(database)(() => {
    for (const [place, product] of products.entries())
      insert.run(product.code, place, JSON.stringify(product));
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
  return database;
};

const openCurrent = (file: string): DatabaseSync | undefined => {
  const database = new DatabaseSync(file);
  try {
    if (database.prepare('PRAGMA user_version').get()?.['user_version'] === SCHEMA_VERSION) return database;
  } catch {
    // The file is not a database, so it is replaced like an old one.
  }
  database.close();
  return undefined;
};

const transactionOf =
  (database: DatabaseSync): Repository['transaction'] =>
  (work) => {
    if (database.isTransaction) return work();
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };

type Row = Record<string, unknown> | undefined;
const dataOf = <T>(row: Row): T | undefined =>
  row === undefined ? undefined : (JSON.parse(String(row['data'])) as T);

const productTable = (database: DatabaseSync): Pick<Repository, 'products' | 'product' | 'saveProduct'> => {
  const all = database.prepare('SELECT data FROM product ORDER BY place');
  const one = database.prepare('SELECT data FROM product WHERE code = ?');
  const save = database.prepare('UPDATE product SET data = ? WHERE code = ?');
  return {
    products: () => all.all().map((row) => dataOf<StoredProduct>(row)!),
    product: (code) => dataOf(one.get(code)),
    saveProduct: (product) => void save.run(JSON.stringify(product), product.code),
  };
};

const cartTable = (
  database: DatabaseSync,
): Pick<Repository, 'cart' | 'cartsOf' | 'saveCart' | 'deleteCart' | 'deleteCarts' | 'nextCartCode'> => {
  const one = database.prepare('SELECT data FROM cart WHERE guid = ?');
  const of = database.prepare(
    'SELECT data FROM cart WHERE user_id = ? AND site = ? ORDER BY modified_at DESC, code DESC',
  );
  const save = database.prepare('INSERT OR REPLACE INTO cart VALUES (?, ?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM cart WHERE guid = ?');
  const removeAll = database.prepare('DELETE FROM cart');
  const count = database.prepare(
    "INSERT INTO counter VALUES ('cart', 1) ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value",
  );
  return {
    cart: (guid) => dataOf(one.get(guid)),
    cartsOf: (userId, site) => of.all(userId, site).map((row) => dataOf<StoredCart>(row)!),
    saveCart: (cart) =>
      void save.run(cart.guid, cart.code, cart.userId, cart.site, cart.modifiedAt, JSON.stringify(cart)),
    deleteCart: (guid) => void remove.run(guid),
    deleteCarts: () => void removeAll.run(),
    nextCartCode: () => cartCode(Number(count.get()?.['value'])),
  };
};

const answerTable = (
  database: DatabaseSync,
): Pick<Repository, 'keptAnswer' | 'keepAnswer' | 'dropAnswersBefore'> => {
  const one = database.prepare('SELECT data FROM answer WHERE key = ?');
  const save = database.prepare('INSERT OR REPLACE INTO answer VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM answer WHERE kept_at < ?');
  return {
    keptAnswer: (key) => dataOf<KeptAnswer>(one.get(key)),
    keepAnswer: (key, answer) => void save.run(key, answer.keptAt, JSON.stringify(answer)),
    dropAnswersBefore: (instant) => void drop.run(instant),
  };
};

const itemTable = (database: DatabaseSync): Pick<Repository, 'collection'> => {
  const one = database.prepare('SELECT data FROM item WHERE collection = ? AND id = ?');
  const of = database.prepare('SELECT data FROM item WHERE collection = ? AND owner = ? ORDER BY place');
  const put = database.prepare(
    `INSERT INTO item VALUES (?, ?, ?, (SELECT IFNULL(MAX(place), 0) + 1 FROM item), ?)
     ON CONFLICT (collection, id) DO UPDATE SET owner = excluded.owner, data = excluded.data`,
  );
  const remove = database.prepare('DELETE FROM item WHERE collection = ? AND id = ?');
  const clear = database.prepare('DELETE FROM item WHERE collection = ?');
  return {
    collection: <T>(name: string): Collection<T> => ({
      get: (id) => dataOf<T>(one.get(name, id)),
      of: (owner) => of.all(name, owner).map((row) => dataOf<T>(row)!),
      put: (id, owner, value) => void put.run(name, id, owner, JSON.stringify(value)),
      remove: (id) => void remove.run(name, id),
      clear: () => void clear.run(name),
    }),
  };
};
