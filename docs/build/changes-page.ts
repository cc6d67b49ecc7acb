import type { Page } from './page.ts';

/** What each version changed, from CHANGELOG.md, newest first. The first version, at its end, changed nothing. */
export const changesPage = (changelog: string): Page => {
  const versions = changelog.split(/^(?=## )/m).slice(1);
  const [first = ''] = versions.pop()?.split('\n') ?? [];
  return {
    title: 'What each version changed',
    order: 5,
    description: 'For an upgrade: what is new, what is repaired, and what a page must change.',
    body: `Read what stands above your own version. [Upgrade](/docs/operators/upgrade/) says how to move.

${versions.join('')}
${first}

The first version. \`CHANGELOG.md\` lists what it has.`,
  };
};
