import type { Cart } from '../../cart/cart.contract.ts';
import { sameProductKey } from '../isbn.rules.ts';
import { codesOf, type QuickOrderState, type Row } from './quick-order-state.ts';
import { rowView, type RowFacts, type RowView } from './row-view.ts';

/** Suggests a correction for a code that finds nothing (`suggestionFor`). Without it there are no suggestions. */
type Suggest = (code: string, answers: QuickOrderState['answers']) => string | undefined;

type ViewsOf = (state: QuickOrderState, cart: Cart | null, suggest?: Suggest) => readonly RowView[];

/** Returns the views of all rows: the same objects where nothing changed, so that only changed rows render (PERF-09). */
export const createRowViews = (): ViewsOf => {
  let kept = new Map<number, { facts: RowFacts; view: RowView }>();
  let keptAll: readonly RowView[] = [];
  const suggestOnce = remembering();
  return (state, cart, suggest) => {
    const next: typeof kept = new Map();
    const views = allFacts(state, cart, suggest && suggestOnce(suggest)).map((facts) => {
      const before = kept.get(facts.row.id);
      const entry = before && sameFacts(before.facts, facts) ? before : { facts, view: rowView(facts) };
      next.set(facts.row.id, entry);
      return entry.view;
    });
    kept = next;
    if (views.length !== keptAll.length || views.some((view, index) => view !== keptAll[index]))
      keptAll = views;
    return keptAll;
  };
};

/** Caches the suggestions while the answers stay the same, so that they are not computed again for every typed key. */
const remembering = (): ((suggest: Suggest) => Suggest) => {
  let known: QuickOrderState['answers'] | undefined;
  const help = new Map<string, string | undefined>();
  return (suggest) => (code, answers) => {
    if (known !== answers) help.clear();
    known = answers;
    if (!help.has(code)) help.set(code, suggest(code, answers));
    return help.get(code);
  };
};

const allFacts = (state: QuickOrderState, cart: Cart | null, suggest?: Suggest): RowFacts[] => {
  const owners = productOwners(state);
  const units = new Map(cart?.entries.map(({ product, quantity }) => [product.code, quantity]));
  return state.rows.map((row, index) => {
    const key = sameProductKey(row.code);
    const answer = state.answers.get(key);
    const owner = owners.get(row.id);
    return {
      row,
      number: index + 1,
      answer,
      failure: state.failures.get(key),
      looking: state.pending.has(key),
      duplicateOf: owner === undefined ? undefined : state.rows.findIndex(({ id }) => id === owner) + 1,
      inCart: answer ? (units.get(answer.code) ?? 0) : 0,
      suggestion: answer === null ? suggest?.(row.code, state.answers) : undefined,
    };
  });
};

/** Returns for each row that repeats a product the id of the row whose code was changed longest ago. */
export const productOwners = ({ rows, answers }: QuickOrderState): ReadonlyMap<number, number> => {
  const owners = new Map<number, number>();
  const taken = new Map<string, number>();
  for (const row of settledByAge(rows)) {
    const keys = [row.code, ...codesOf(answers.get(sameProductKey(row.code)))].map(sameProductKey);
    const owner = keys.map((key) => taken.get(key)).find((id) => id !== undefined);
    for (const key of keys) if (!taken.has(key)) taken.set(key, owner ?? row.id);
    if (owner !== undefined) owners.set(row.id, owner);
  }
  return owners;
};

const settledByAge = (rows: readonly Row[]): Row[] =>
  rows
    .filter((row) => row.entry !== 'typing' && sameProductKey(row.code) !== '')
    .toSorted((a, b) => a.changed - b.changed);

const sameFacts = (a: RowFacts, b: RowFacts): boolean =>
  (Object.keys(a) as (keyof RowFacts)[]).every((name) => Object.is(a[name], b[name]));
