import type { LoaderTable, PackedTable } from '../loader-table.ts';

/**
 * The loader's table in as few bytes as it takes (PERF-01).
 *
 * @throws {Error} when there are more shared chunks than one base-36 digit can name.
 */
export const packTable = ({ shared, release, widgets, contains }: LoaderTable): PackedTable => {
  if (shared.length > 36) throw new Error(`The loader's table names 36 shared chunks, not ${shared.length}.`);
  const ending = `-${release}`;
  const released = shared.filter((name) => name.endsWith(ending));
  const order = [...released, ...shared.filter((name) => !name.endsWith(ending))];
  const rows = Object.entries(widgets).map(([name, [data, ...needs]]) => ({
    name,
    data,
    needs: needs.map((place) => order.indexOf(shared[place] ?? '')),
  }));
  const always = order
    .map((_, place) => place)
    .filter((place) => rows.every(({ needs }) => needs.includes(place)));
  const digits = (places: readonly number[]) => places.map((place) => place.toString(36)).join('');
  return {
    shared: [
      ...released.map((name) => name.slice(0, -ending.length)),
      order.slice(released.length).join(),
    ].join(' '),
    release,
    always: digits(always),
    widgets: rows
      .map(({ name, data, needs }) => {
        const own = needs.filter((place) => !always.includes(place));
        return [name, `${data === 1 ? '+' : ''}${digits(own)}`, ...(contains[name] ?? [])].join(':');
      })
      .join(' '),
  };
};
