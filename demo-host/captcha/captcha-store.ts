import type { Repository } from '../backend/core/repository.ts';

/** Two minutes, as with the best-known captcha service. */
export const CAPTCHA_MS = 120_000;

/** Returns the tokens of visitors who passed. `expiresAt` is server time in milliseconds. */
export const captchaTokens = (repository: Repository) =>
  repository.collection<{ expiresAt: number }>('captcha tokens');
