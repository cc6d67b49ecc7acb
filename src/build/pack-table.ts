import type { LoaderTable, PackedTable } from '../entries/loader-table.ts';
import { COMPANIONS, CORE, WITH_ROWS } from './loader-rows.ts';

/**
 * Packs the loader's table into as few bytes as possible (PERF-01), with entries only for the widgets that have one.
 *
 * @throws {Error} if a widget needs something that the loader can't name: a shared chunk without the release's hash, or for
 * a widget without an entry, a shared chunk that is not a companion, or widgets inside it.
 */
export const packTable = ({ shared, release, widgets, contains }: LoaderTable): PackedTable => {
  const ending = `-${release}`;
  const rows = Object.entries(widgets).map(([name, [data, ...needs]]) => ({
    name,
    data,
    needs: needs.map((place) => bareName(shared[place] ?? '', ending)).filter((chunk) => chunk !== CORE),
    inside: contains[name] ?? [],
  }));
  for (const { name, needs, inside } of rows.filter(({ name }) => !WITH_ROWS.has(name))) {
    const more = [...needs.filter((chunk) => !COMPANIONS.includes(chunk)), ...inside];
    if (more.length > 0)
      throw new Error(
        `<assess-${name}> has no row in the loader's table, so nothing begins ${more.join(', ')} with it. Load it by import().`,
      );
  }
  const carried = rows.filter(({ name }) => WITH_ROWS.has(name));
  const order = byUse(carried);
  return {
    release,
    others: listOf(COMPANIONS),
    widgets: carried
      .map(
        ({ name, data, needs, inside }) =>
          ` ${name}=${[`${data === 1 ? ',+' : ''}${listOf(needs.toSorted(order))}`, ...inside].join(':')}`,
      )
      .join(''),
  };
};

const listOf = (chunks: readonly string[]): string => chunks.map((chunk) => `,${chunk}`).join('');

/** Sorts the most used chunks first, because similar entries compress well. */
const byUse = (rows: readonly { needs: readonly string[] }[]) => {
  const uses = (chunk: string) => rows.filter(({ needs }) => needs.includes(chunk)).length;
  return (one: string, other: string): number => uses(other) - uses(one) || one.localeCompare(other);
};

const bareName = (chunk: string, ending: string): string => {
  if (chunk.endsWith(ending)) return chunk.slice(0, -ending.length);
  throw new Error(`The loader names shared chunks by the release's hash, so it can't name ${chunk}.`);
};
