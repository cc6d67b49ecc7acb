/* What `changeset version` writes into CHANGELOG.md for a change: its words, without a commit. `.changeset/config.json` names it. */
export default {
  getReleaseLine: ({ summary }: { summary: string }): string =>
    `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: (): string => '',
};
