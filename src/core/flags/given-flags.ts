/** Flags as a page or the flag service gives them: `"mock"` for mock mode, or raw values by key. Source: FLG-01. */
export type GivenFlags = 'mock' | Readonly<Record<string, unknown>>;
