export function writtenNumber(typed: string): string;
export function writtenExpiry(typed: string): string;
export function writtenCode(typed: string): string;
