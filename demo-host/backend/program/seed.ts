import type { Program } from '../../../src/api/program/program.contract.ts';

/** Third-party programs that an order can be placed under. Source: CHK-18. */
export const PROGRAMS: readonly Program[] = [
  { id: 'state-grant', name: 'State early-literacy grant' },
  { id: 'title-i', name: 'District support program' },
  { id: 'research', name: 'University research program' },
];
