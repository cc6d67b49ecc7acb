import type { Script } from 'node:vm';
import { makeMove } from './moves.ts';
import { Walk } from './walk.ts';

const STEPS = 30;

/** The steps of a walk in words, and how many orders `ana` has at its end. */
export type Walked = { told: readonly string[]; orders: number };

/** Makes the walk of a seed. Throws `WalkFailed` with what was wrong and the steps that led to it. */
export const walkSeed = async (script: Script, seed: number): Promise<Walked> => {
  const walk = new Walk(script, seed);
  await walk.begin();
  for (let steps = 0; steps < STEPS; steps += 1) await makeMove(walk);
  await walk.rest();
  return { told: walk.told, orders: walk.world.shop.orders('ana').length };
};
