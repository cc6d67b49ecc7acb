import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import type { WidgetContract } from '../../src/widgets/kit/element/widget-contract.ts';
import { widgets } from '../../src/widgets/widget-list.ts';

type Stated = Pick<WidgetContract, 'tag' | 'states'>;

const storyFile = (tag: string): string => `stories/${tag.replace('assess-', '')}.stories.tsx`;

const readStories = (tag: string): string => {
  const file = storyFile(tag);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Returns the name of a state's story: `LongestText` for `longest-text`. */
const storyName = (state: string): string =>
  state.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** Returns the stories of a file by name, each with its text up to the next story. */
const storiesIn = (source: string): ReadonlyMap<string, string> => {
  const parts = source
    .replace(/^\s*\/\/.*$/gm, '')
    .split(/^export const (?=[A-Z]\w*\s*[:=])/m)
    .slice(1);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', part]));
};

/** Returns the states of a contract that no story of the widget shows, or whose story asserts nothing. */
const missingStates = ({ tag, states }: Stated, source: string): string[] => {
  const stories = storiesIn(source);
  return states
    .filter((state) => !/\bexpect\b|\bexpect[A-Z]/.test(stories.get(storyName(state)) ?? ''))
    .map((state) => `${tag}: ${state}`);
};

describe('every state in a widget’s contract', () => {
  everyRow(widgets.map((widget) => [widget.tag, widget] as const))(
    'has a story that asserts something: %s',
    (tag, widget) => {
      expect(missingStates(widget, readStories(tag))).toEqual([]);
    },
  );

  it('is missed when its story is not there, or asserts nothing (planted)', () => {
    const planted: Stated = { tag: 'assess-planted', states: ['empty', 'longest-text', 'offline'] };
    const source = [
      'export const Empty: Story = { play: async () => { await expect(1).toBe(1); } };',
      'export const LongestText: Story = { play: async () => {} };',
      '// export const Offline: Story = { play: () => expect(1) };',
    ].join('\n');
    expect(missingStates(planted, source)).toEqual([
      'assess-planted: longest-text',
      'assess-planted: offline',
    ]);
    expect(missingStates(planted, '')).toHaveLength(3);
  });

  it('names at least the states of every widget that reads something: loading, empty and service-down', () => {
    const reading: readonly Stated[] = widgets.filter(({ data }) => data.length > 0);
    expect(reading.length).toBeGreaterThan(2);
    const lacking = reading.filter(
      ({ states }: Stated) =>
        !(['loading', 'empty', 'service-down'] as const).every((state) => states.includes(state)),
    );
    expect(lacking.map(({ tag }) => tag)).toEqual([]);
  });
});
