import type { AnalyticsRecord, ProductRecord } from './analytics-record.contract.ts';
import { recordTable, type Happened } from './record-table.ts';

/** The products of a record, with the amounts of the whole as far as they are known. */
export type RecordProducts = {
  products: ProductRecord[];
  currency?: string;
  value?: number;
  coupon?: string;
  tax?: number;
  shipping?: number;
};

/** Where the products of records come from. Each answers with what it knows, and never rejects. */
export type ProductSource = {
  lines(lines: readonly { code: string; quantity: number }[]): Promise<RecordProducts>;
  cart(): Promise<RecordProducts>;
  checkout(): Promise<RecordProducts>;
  order(order: string): Promise<RecordProducts>;
};

export type Recorder = {
  source: ProductSource;
  /** Gives a record to the page. */
  push: (record: AnalyticsRecord) => void;
  /** Whether the page has the shopper's consent now. */
  isGiven: () => boolean;
};

/**
 * Returns the function that makes records of the widgets' events and pushes them in the order in which things happened. A
 * record that waits for its products is dropped if the consent is withdrawn meanwhile (ANA-02 c). What a page's own code
 * throws is reported, and stops nothing (REL-06).
 */
export const createRecorder = ({ source, push, isGiven }: Recorder): ((event: Event) => void) => {
  const heard = new Set<string>();
  let before = Promise.resolve();
  return ({ type, detail }: Event & { detail?: unknown }) => {
    const row = recordTable[type as keyof typeof recordTable] as (
      detail: unknown,
      isFirst: boolean,
    ) => Happened[];
    const isFirst = !heard.has(type);
    heard.add(type);
    for (const happened of row(detail, isFirst)) {
      // Begun at once, because the products of the moment count.
      const made = completed(happened, source);
      before = before
        .then(async () => {
          const record = await made;
          if (isGiven()) push(record);
        })
        .catch((error: unknown) => console.warn('Assess widgets: a record of the data layer failed.', error));
    }
  };
};

const completed = async (happened: Happened, source: ProductSource): Promise<AnalyticsRecord> => {
  if ('record' in happened) return happened.record;
  const { event } = happened;
  if ('lines' in happened) {
    const { products, currency } = await source.lines(happened.lines);
    return { event, ...(currency !== undefined && { currency }), products } as AnalyticsRecord;
  }
  if (happened.of !== 'order') return { event, ...(await source[happened.of]()) } as AnalyticsRecord;
  const { order, value, currency } = happened;
  // A total of 0 in the event may also mean that it is not known. The order itself says so.
  return {
    event,
    order,
    currency,
    ...(value > 0 && { value }),
    ...(await source.order(order)),
  } as AnalyticsRecord;
};
