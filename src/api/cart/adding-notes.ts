import * as v from 'valibot';
import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { isCustomers, type CartAddress } from './cart-address.ts';

/*
 * What storage keeps of adding: the lines that are being added, and the calls that had no answer. Read as anybody's writing, and only
 * while it is of the same cart.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const short = v.pipe(v.string(), v.maxLength(200));

const noteSchema = v.object({
  code: short,
  quantity: count,
  /** Units in the cart before. */
  held: count,
  /** The page that adds it, by its tab's id. */
  page: short,
  /** Of the wish; empty once its line is in. */
  key: short,
  /** Nobody knows yet, or at all, what became of it. */
  open: v.boolean(),
  /** Its call was sent. */
  begun: v.optional(v.boolean()),
  /** After this it tells nothing any more. */
  until: count,
  /** The same for the other pages, where that is sooner. */
  others: v.optional(count),
  /** The shopper was told that nobody knows whether it is in the cart; in every tab that has its row. */
  unsure: v.optional(v.boolean()),
});
export type Note = v.InferOutput<typeof noteSchema>;

const lateSchema = v.object({
  code: short,
  /** Units that it may still bring. */
  quantity: count,
  /** Units in the cart without it, as last known. */
  expected: count,
  /** When it was given up, in milliseconds. */
  sent: count,
  /** The Idempotency-Key that it was sent by; none on a plain OCC host. */
  request: v.optional(short),
  /** Its product was added again since, and told as added. */
  again: v.boolean(),
});
/** A call that had no answer, or a failure for one, of which the cart showed nothing: it may be done later. */
export type LateCall = v.InferOutput<typeof lateSchema>;

const changeSchema = v.object({
  code: short,
  /** As asked; 0 removes the line. */
  quantity: count,
  /** Of the entry that it was sent for. */
  number: count,
  sent: count,
  /** The shopper's last wish for the product, where there is one since. */
  asked: v.optional(count),
  /** Units of the entry when it was asked for; 0 for a quantity whose line was seen to be gone since. */
  units: v.optional(count),
  /**
   * What it has taken out: told on a page without the cart, and to be put back on one with it. Or the line that it was for, which it
   * can change no more (`kept`).
   */
  gone: v.optional(
    v.object({
      kind: v.picklist(['taken', 'removed', 'kept']),
      line: v.object({ code: short, name: v.string(), quantity: count, place: count }),
      more: count,
    }),
  ),
  /** The cart's lines in their order, as far as nobody here has removed them since. */
  lines: v.pipe(v.array(v.object({ code: short, name: v.string(), quantity: count })), v.maxLength(500)),
});
/** A change of an entry by its number that had no answer: a plain OCC host may do it later, to whatever stands there by then. */
export type LateChange = v.InferOutput<typeof changeSchema>;

const MOST = 200;

const ofCart = {
  owner: short,
  lines: v.pipe(v.array(noteSchema), v.maxLength(MOST)),
  late: v.optional(v.pipe(v.array(lateSchema), v.maxLength(MOST)), []),
  changes: v.optional(v.pipe(v.array(changeSchema), v.maxLength(MOST)), []),
};
const notesSchema = v.object({
  ...ofCart,
  /** Of the anonymous cart from before the sign-in, until that is the customer's. */
  before: v.optional(v.object(ofCart)),
});
type Stored = v.InferOutput<typeof notesSchema>;
export type Notes = Omit<Stored, 'before'>;

const NONE: Notes = { owner: '', lines: [], late: [], changes: [] };

/** Whose cart it is: lines of another's tell nothing of this one. */
const ownerOf = ({ whose, cartId }: CartAddress): string => whose || cartId;

const readStored = (): Stored => {
  const { storage, row } = runtime();
  const parsed = v.safeParse(notesSchema, storage.read('addingLines', row.baseSite));
  return parsed.success ? parsed.output : NONE;
};

/** Whoever they are of. */
export const readAllNotes = (): Notes => readStored();

const notesOf = (owner: string): Notes => {
  const all = readStored();
  const found = [all, all.before].find((one) => one?.owner === owner);
  return found ? { owner, lines: found.lines, late: found.late, changes: found.changes } : NONE;
};

const readOwn = (address: CartAddress): Notes => notesOf(ownerOf(address));

/** The anonymous cart's from before the sign-in, while that cart has not become the customer's yet: they tell nothing of theirs. */
export const readWaiting = (address: CartAddress | undefined): Notes => {
  const { storage, row } = runtime();
  const guid = storage.read('cartGuid', row.baseSite);
  return address === undefined || guid === undefined || !isCustomers(address) ? NONE : notesOf(guid);
};

export const readNotes = (address: CartAddress): readonly Note[] =>
  readOwn(address).lines.filter(({ until }) => now() < until);

export const readLate = (address: CartAddress): readonly LateCall[] => readOwn(address).late;

export const writeNotes = (address: CartAddress, lines: readonly Note[]): void =>
  write(address, { ...readOwn(address), lines: [...lines] });

export const writeLate = (address: CartAddress, late: readonly LateCall[]): void =>
  write(address, { ...readOwn(address), late: late.slice(-MOST) });

export const readChanges = (address: CartAddress): readonly LateChange[] => readOwn(address).changes;

export const writeChanges = (address: CartAddress, changes: readonly LateChange[]): void =>
  write(address, { ...readOwn(address), changes: changes.slice(-MOST) });

const write = (address: CartAddress, notes: Notes): void => store(address, notes, readWaiting(address));

/** In place of all that is kept. */
export const writeAllNotes = (address: CartAddress, { lines, late, changes }: Notes): void =>
  store(address, { owner: '', lines: lines.slice(-MOST), late: late.slice(-MOST), changes }, NONE);

const store = (address: CartAddress, notes: Notes, before: Notes): void => {
  const { storage, row } = runtime();
  const kept = isSome(before) && { before };
  if (!isSome(notes) && !kept) return storage.remove('addingLines', row.baseSite);
  storage.write('addingLines', { ...notes, owner: ownerOf(address), ...kept }, row.baseSite);
};

const isSome = ({ lines, late, changes }: Notes): boolean => lines.length + late.length + changes.length > 0;
