import { contentLink } from './content-link.rules.ts';

const CLOCK = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/;

/** Returns Chicago's offset from UTC at an instant, in milliseconds. */
const offsetAt = (instant: number): number => {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Chicago' });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant;
};

/** Parses a time of the CMS (ms). Without a zone it is Central Time; a skipped hour counts as the next. Source: SHL-04. */
export const centralInstant = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const [, day, time = '00:00'] = CLOCK.exec(raw.trim()) ?? [];
  const read = Date.parse(day === undefined ? raw : `${day}T${time}Z`);
  // Without a leading year, browsers accept texts that are not times.
  if (Number.isNaN(read) || !/^\s*\d{4}-/.test(raw)) return undefined;
  // Uses the offset at the time itself. Near a change of the clocks it differs from the offset at other times of the day.
  return day === undefined ? read : read - offsetAt(read - offsetAt(read));
};

/** A site-wide notice. `start` and `end` are milliseconds since the epoch; if absent, it is not limited in that direction. */
export type Banner = {
  id: string;
  text: string;
  start?: number | undefined;
  end?: number | undefined;
  link?: string | undefined;
};

/** The banner in the CMS's format. `start` and `end` are times in Central Time, such as `2023-07-05T07:00`. */
export type BannerInput = { id: string; text: string; start?: string; end?: string; link?: string };

const LONGEST_TEXT = 300;

/** Parses a banner. Undefined without an id or a text, or with an invalid time. Leaves out a bad link. Source: SHL-04. */
export const readBanner = (raw: unknown): Banner | undefined => {
  const { id, text, start, end, link } = Object(raw) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const window = [start ?? undefined, end ?? undefined].map((time) => [time, centralInstant(time)] as const);
  if (window.some(([time, instant]) => time !== undefined && instant === undefined)) return undefined;
  const [[, from], [, until]] = window as [(typeof window)[0], (typeof window)[0]];
  return {
    id,
    text: text.trim().slice(0, LONGEST_TEXT),
    start: from,
    end: until,
    link: typeof link === 'string' ? contentLink(link) : undefined,
  };
};

/** Returns whether the banner is shown at `now`, in milliseconds since the epoch. */
export const isOnShow = ({ start, end }: Pick<Banner, 'start' | 'end'>, now: number): boolean =>
  (start === undefined || start <= now) && (end === undefined || now < end);
