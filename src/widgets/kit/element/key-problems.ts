import type { PageConfig } from '../../../core/config/page-config.ts';
import { flagProblems } from '../../../core/flags/flag-problems.ts';
import type { Told } from './report-to-author.ts';

/** Returns what is wrong with the keys of `flags`, `messages` and `contentMessages`. The list of all texts loads if needed. */
export const keyProblems = async (config: PageConfig): Promise<Told[]> => {
  const flags = flagProblems(config.flags);
  if (Object.keys({ ...config.messages, ...config.contentMessages }).length === 0) return flags;
  const { messageProblems } = await import('./message-problems.ts');
  return [...flags, ...messageProblems(config)];
};
