import type { Repository } from '../backend/core/repository.ts';

/** Two minutes, as the well-known one has. */
export const CAPTCHA_MS = 120_000;

/** Tokens of those who passed. `expiresAt` is server time in milliseconds. */
export const captchaTokens = (repository: Repository) =>
  repository.collection<{ expiresAt: number }>('captcha tokens');
