import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { widgets } from '../src/widgets/widget-list.ts';

/** The page that Storybook opens with: what is here, and every widget by its tag. */
const Page = () => (
  <main style={{ maxInlineSize: '60em', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
    <h1>Assess Store Widgets</h1>
    <p>
      Each page under <strong>Widgets</strong> is a custom element: a story for every state that its contract
      names. The services behind them are those of the demo host, and run in this browser.{' '}
      <strong>Controls</strong> below a story has the table of the contract: attributes, properties, events,
      slots and parts.
    </p>
    <p>
      The toolbar changes locale, theme, colour scheme and width. <strong>Forms</strong> and{' '}
      <strong>Parts</strong> show what the widgets are made of.
    </p>
    <h2>The widgets</h2>
    <dl>
      {widgets.map(({ tag, summary }) => (
        <div key={tag} style={{ marginBlockEnd: 12 }}>
          <dt>
            <code>{`<${tag}>`}</code>
          </dt>
          <dd style={{ margin: 0 }}>{summary}</dd>
        </div>
      ))}
    </dl>
  </main>
);

export default { title: 'Introduction', component: Page } satisfies Meta<typeof Page>;

/** Names every widget. */
export const Introduction: StoryObj = {
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.map(({ textContent }) => textContent)).toEqual(widgets.map(({ tag }) => `<${tag}>`));
  },
};
