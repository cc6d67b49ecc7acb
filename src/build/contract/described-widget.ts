import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { publicProperties } from '../tokens/public-properties.ts';
import { readEventTypes } from './event-types.ts';

const named = (texts: Readonly<Record<string, string>>): { name: string; description: string }[] =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

/** Returns what manifests and editors say of a widget beside its attributes, each with its name and its words. */
export const describedOf = ({ events, slots, parts, properties }: WidgetContract) => {
  const { sent } = readEventTypes();
  return {
    events: named(events).map((event) => ({
      ...event,
      /** The TypeScript type of the event, without its name. */
      type: `CustomEvent<${sent.get(event.name)?.detail ?? 'unknown'}>`,
    })),
    slots: named(slots),
    parts: named(parts),
    /** The custom properties that are the widget's own. */
    ownProperties: named(properties),
    /** Those, and the tokens that theme all widgets. */
    properties: [...named(properties), ...publicProperties()],
  };
};
