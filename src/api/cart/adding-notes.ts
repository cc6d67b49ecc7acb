import * as v from 'valibot';
import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { isCustomers, type CartAddress } from './cart-address.ts';

/*
 * The stored notes about adding: the lines that are being added, and the calls without an answer. The data is untrusted and
 * only valid for the same cart.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const short = v.pipe(v.string(), v.maxLength(200));

const noteSchema = v.object({
  code: short,
  quantity: count,
  /** The units in the cart before. */
  held: count,
  /** The page that adds the line, by its tab's id. */
  page: short,
  /** The key of the wish. '' once the line is in the cart. */
  key: short,
  /** True while the result is unknown. */
  open: v.boolean(),
  /** True if the call was sent. */
  begun: v.optional(v.boolean()),
  /** The time when the note expires. */
  until: count,
  /** An earlier expiry for other pages. */
  others: v.optional(count),
  /** True if the shopper was told that the result is unknown. It applies to each tab that has the line's row. */
  unsure: v.optional(v.boolean()),
});
export type Note = v.InferOutput<typeof noteSchema>;

const lateSchema = v.object({
  code: short,
  /** The units that the call may still add. */
  quantity: count,
  /** The units in the cart without the call, as last known. */
  expected: count,
  /** When the page gave up waiting for the call, in milliseconds. */
  sent: count,
  /** The call's Idempotency-Key. Absent on a plain OCC host. */
  request: v.optional(short),
  /** True if the product was added again since and reported as added. */
  again: v.boolean(),
});
/** A call without an answer, or with a failure of the service, whose effect the cart does not show. It may still be done. */
export type LateCall = v.InferOutput<typeof lateSchema>;

const changeSchema = v.object({
  code: short,
  /** The quantity that was asked for. 0 removes the line. */
  quantity: count,
  /** The entry number that the change was sent for. */
  number: count,
  sent: count,
  /** The shopper's last wish for the product, if there is a newer one. */
  asked: v.optional(count),
  /** The entry's units at the time of the change. 0 for a quantity whose line has been found to be gone since. */
  units: v.optional(count),
  /**
   * A line that the change removed: it was reported on a page without the cart, and a page with the cart offers to put it
   * back. Or the line that the change was for, if the change can no longer happen (`kept`).
   */
  gone: v.optional(
    v.object({
      kind: v.picklist(['taken', 'removed', 'kept']),
      line: v.object({ code: short, name: v.string(), quantity: count, place: count }),
      more: count,
    }),
  ),
  /** The cart's lines in their order, without those that this browser has removed since. */
  lines: v.pipe(v.array(v.object({ code: short, name: v.string(), quantity: count })), v.maxLength(500)),
});
/**
 * A change of an entry by its number that had no answer. A plain OCC host may do it later, to whatever line has that number
 * then.
 */
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
  /** The notes of the anonymous cart from before the sign-in, until that cart becomes the customer's. */
  before: v.optional(v.object(ofCart)),
});
type Stored = v.InferOutput<typeof notesSchema>;
export type Notes = Omit<Stored, 'before'>;

const NONE: Notes = { owner: '', lines: [], late: [], changes: [] };

/** Returns the owner of the cart. Notes of another owner's cart do not apply. */
const ownerOf = ({ whose, cartId }: CartAddress): string => whose || cartId;

const readStored = (): Stored => {
  const { storage, row } = runtime();
  const parsed = v.safeParse(notesSchema, storage.read('addingLines', row.baseSite));
  return parsed.success ? parsed.output : NONE;
};

/** Returns the notes of any owner. */
export const readAllNotes = (): Notes => readStored();

const notesOf = (owner: string): Notes => {
  const all = readStored();
  const found = [all, all.before].find((one) => one?.owner === owner);
  return found ? { owner, lines: found.lines, late: found.late, changes: found.changes } : NONE;
};

const readOwn = (address: CartAddress): Notes => notesOf(ownerOf(address));

/**
 * Returns the notes of the anonymous cart from before the sign-in, while that cart has not become the customer's. They do
 * not apply to the customer's own cart.
 */
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

/** Replaces all notes. */
export const writeAllNotes = (address: CartAddress, { lines, late, changes }: Notes): void =>
  store(address, { owner: '', lines: lines.slice(-MOST), late: late.slice(-MOST), changes }, NONE);

const store = (address: CartAddress, notes: Notes, before: Notes): void => {
  const { storage, row } = runtime();
  const kept = isSome(before) && { before };
  if (!isSome(notes) && !kept) return storage.remove('addingLines', row.baseSite);
  storage.write('addingLines', { ...notes, owner: ownerOf(address), ...kept }, row.baseSite);
};

const isSome = ({ lines, late, changes }: Notes): boolean => lines.length + late.length + changes.length > 0;
